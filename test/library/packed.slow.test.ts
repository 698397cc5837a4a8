/**
 * The packed library in an empty project, with Node.js and TypeScript. A page and its worker are in
 * `test/browser/library.test.ts`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../house/cruise.ts';
import { DONE, installed, run } from './packed.ts';

let project = '';
let stop = async (): Promise<void> => undefined;
beforeAll(async () => ({ project, stop } = await installed()));
afterAll(() => stop());

const packed = (...path: string[]): string => join(project, 'node_modules/@crownhead/draughts', ...path);

test('a program counts, plays games to their end, and writes and reads them', async () => {
  const code = `console.log(JSON.stringify((await import('./program.js')).done()))`;
  expect(JSON.parse(await run(project, process.execPath, '--input-type=module', '--eval', code))).toEqual(
    DONE,
  );
});

test('a worker does the same', async () => {
  await writeFile(
    join(project, 'worker.js'),
    `import { parentPort } from 'node:worker_threads'; import { done } from './program.js'; parentPort.postMessage(done());`,
  );
  const [told] = await once(new Worker(join(project, 'worker.js')), 'message');
  expect(told).toEqual(DONE);
});

const TYPED = `
import { extend, lastPosition, legalMoves, parsePdn, startLine, variantOf, type Variant } from '@crownhead/draughts';
import { perft } from '@crownhead/draughts/perft';

const own: Variant<'own'> = { ...variantOf('pool'), id: 'own' };
let line = startLine(own);
for (const move of legalMoves(own, lastPosition(line))) line = extend(line, move);
export const id: 'own' = line.variant.id;
export const count: number = perft(own, lastPosition(line), 2);
const [read] = parsePdn('1. c3-d4', own);
if (read?.ok && read.value.variant.id !== 'own') variantOf(read.value.variant.id);
// @ts-expect-error: a refused game has no value
export const wrong = read?.value;
// @ts-expect-error: not one of the variants
variantOf('own');
`;

test('TypeScript accepts its types in the strictest mode', async () => {
  await writeFile(join(project, 'typed.ts'), TYPED);
  const flags = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];
  const tsc = join(root, 'node_modules/.bin/tsc');
  const faults = await run(project, tsc, ...flags, '--exactOptionalPropertyTypes', 'typed.ts');
  expect(faults).toBe('');
});

test('it has no dependency, and all of its rules and notations are at most 40 KB gzipped', () => {
  const about = JSON.parse(readFileSync(packed('package.json'), 'utf8'));
  expect(Object.keys(about)).not.toContain('dependencies');
  expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@crownhead',
  ]);
  const sizes = ['index.js', 'shared.js'].map((file) => gzipSync(readFileSync(packed(file))).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(40_000);
});
