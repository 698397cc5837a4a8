/** `npm run build`: runs `build.ts`, and explains failures in plain words. */
import { rmSync, writeFileSync } from 'node:fs';
import { STAMP, sourcesHash } from './sources.js';

/** @param {any} error */
function reasonOf(error) {
  // esbuild has already printed its errors with the lines of the sources.
  if (Array.isArray(error.errors)) return [];
  if (error.path !== undefined) return [`${error.path} can’t be written (${error.code}).`];
  return [String(error.stack ?? error).replaceAll(/\n +at .*/g, '')];
}

try {
  // A source that changes during the build is built at the next start.
  const hash = sourcesHash();
  rmSync(STAMP, { force: true });
  await import('../build.ts');
  writeFileSync(STAMP, hash);
} catch (error) {
  for (const words of reasonOf(error)) console.error(words);
  process.exitCode = 1;
}
