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
import { type Seen, writeExamples } from './examples.ts';
import { DONE, installed, oldestNode, run } from './packed.ts';

let project = '';
let stop = async (): Promise<void> => undefined;
let installedHere: readonly string[] = [];
beforeAll(async () => {
  ({ project, stop } = await installed());
  installedHere = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
});
afterAll(() => stop());

const packed = (...path: string[]): string => join(project, 'node_modules/@crownhead/draughts', ...path);

test('a program counts lines of play, plays games to the end, and writes and reads them', async () => {
  const code = `console.log(JSON.stringify((await import('./program.js')).done()))`;
  expect(JSON.parse(await run(project, process.execPath, '--input-type=module', '--eval', code))).toEqual(
    DONE,
  );
});

test('a worker gives the same results', async () => {
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
for (const move of legalMoves(own, lastPosition(line)).slice(0, 1)) line = extend(line, move);
export const id: 'own' = line.variant.id;
export const count: number = perft(own, lastPosition(line), 2);
const [read] = parsePdn('1. c3-d4', own);
if (read?.ok && read.value.variant.id !== 'own') variantOf(read.value.variant.id);
// @ts-expect-error: a refused game has no value
export const wrong = read?.value;
// @ts-expect-error: not one of the variants
variantOf('own');
`;

/** The compiler's errors for these files. */
async function faultsIn(files: readonly string[], ...more: readonly string[]): Promise<string> {
  const flags = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'];
  const tsc = join(root, 'node_modules/.bin/tsc');
  return run(project, tsc, ...flags, ...more, ...files).catch(({ stdout }: { stdout: string }) => stdout);
}

test('TypeScript accepts the package’s types in the strictest mode', async () => {
  await writeFile(join(project, 'typed.ts'), TYPED);
  expect(await faultsIn(['typed.ts'], '--exactOptionalPropertyTypes')).toBe('');
});

test('every example in the package’s documents compiles as strict TypeScript', async () => {
  await writeExamples(project);
  const files = readdirSync(project).filter((name) => /^example-.*\.ts$/u.test(name));
  expect(files.length).toBeGreaterThan(35);
  expect(await faultsIn(files)).toBe('');
});

test('every example runs as JavaScript with the oldest supported Node.js, and gives the stated results', async () => {
  await writeExamples(project);
  const node = await oldestNode(project);
  const code = `console.log(JSON.stringify([process.version, (await import('./examples.js')).seen]))`;
  const [version, seen]: [string, readonly Seen[]] = JSON.parse(
    await run(project, node, '--input-type=module', '--eval', code),
  );
  expect(version).toMatch(/^v20\./u);
  expect(seen.length).toBeGreaterThan(50);
  for (const [name, got, said] of seen) expect([name, got]).toEqual([name, said]);
});

test('the package has few files and a changelog, and names its home page, its bug tracker, and its engines', () => {
  const files = readdirSync(packed(), { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  expect(files.length).toBeLessThanOrEqual(40);
  expect(readFileSync(packed('CHANGELOG.md'), 'utf8')).toContain('# Changelog');
  const about = JSON.parse(readFileSync(packed('package.json'), 'utf8'));
  expect(about).toMatchObject({
    engines: { node: '>=20' },
    homepage: expect.stringMatching(/^https:/u),
    bugs: expect.stringMatching(/^https:/u),
  });
});

test('the package has no dependencies, and its rules and notations total at most 45 KiB gzipped', () => {
  const about = JSON.parse(readFileSync(packed('package.json'), 'utf8'));
  expect(Object.keys(about)).not.toContain('dependencies');
  expect(installedHere).toEqual(['@crownhead']);
  const sizes = ['index.js', 'shared.js'].map((file) => gzipSync(readFileSync(packed(file))).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(45 * 1024);
});
