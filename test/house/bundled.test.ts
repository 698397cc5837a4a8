/** Sources are bundled into files elsewhere, so only `src/files.ts` may look for files beside itself. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

test('only src/files.ts knows where files are', () => {
  const sources = globSync('{src,commands}/**/*.ts', { cwd: ROOT });
  expect(sources.length).toBeGreaterThan(100);
  const finders = sources.filter((file) =>
    readFileSync(ROOT + file, 'utf8').match(/import\.meta\.(?:url|dirname|filename)/u),
  );
  expect(finders).toEqual(['src/files.ts']);
});
