/** Stack traces from the build name the source files. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { sourced } from '../src/log.ts';
import { pathInNewFolder } from './store/folder.ts';

const SOURCES = {
  'start.ts': `import { fall, type Depth } from './deep/fall.ts';
interface Nothing {}
export const start = (depth: Depth): never => fall(depth);
`,
  'deep/fall.ts': `
export type Depth = number;
/** Falls. */
export function fall(depth: Depth): never {
  if (depth > 0) return fall(depth - 1);
  throw new Error('at the bottom');
}
`,
};

let root: string;

async function buildIt(): Promise<void> {
  root = await pathInNewFolder('sourced');
  for (const [name, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await build({
    entryPoints: [join(root, 'start.ts')],
    outdir: join(root, 'dist'),
    bundle: true,
    format: 'esm',
    sourcemap: true,
    logLevel: 'error',
  });
}

test('a stack trace names the source files, and other positions are unchanged', async () => {
  await buildIt();
  const built = pathToFileURL(join(root, 'dist/start.js')).href;
  const falling = `try { (await import('${built}')).start(2); } catch (error) { console.log(error.stack); }`;
  const { stdout: trace } = spawnSync(process.execPath, ['--input-type=module', '--eval', falling], {
    encoding: 'utf8',
  });
  expect(trace).toContain(built);
  const told = sourced(trace);
  expect(told).not.toContain(built);
  expect(told).toContain(`at fall (${join(root, 'deep/fall.ts')}:6:9)`);
  expect(told).toContain(`(${join(root, 'start.ts')}:3:47)`);
  const elsewhere = 'at f (file:///nowhere/dist/chunk.js:1:2)';
  expect(sourced(elsewhere)).toBe(elsewhere);
});
