/**
 * Stack traces of the build name the sources: Node.js's own source map reader finds the same
 * places.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { originOf, sourced } from '../src/log.ts';
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

test('each position in a built file is mapped as Node.js maps it', async () => {
  await buildIt();
  const map = JSON.parse(readFileSync(join(root, 'dist/start.js.map'), 'utf8'));
  const oracle = new SourceMap(map);
  const lines = readFileSync(join(root, 'dist/start.js'), 'utf8').split('\n');
  let found = 0;
  for (const [row, text] of lines.entries())
    for (let column = 1; column <= text.length; column += 1) {
      const origin = originOf(map, row + 1, column);
      const entry = oracle.findEntry(row, column - 1);
      // That reader also searches the lines above if a line has no mapping.
      const isHere = 'originalSource' in entry && entry.generatedLine === row;
      const expected = isHere
        ? `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
        : null;
      expect([row, column, origin]).toEqual([row, column, expected]);
      if (origin !== null) found += 1;
    }
  expect(found).toBeGreaterThan(100);
});

test('a trace names the sources, and other places stay', async () => {
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
