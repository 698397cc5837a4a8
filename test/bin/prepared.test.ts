/**
 * The checks of `npm start` and `crownhead`: complete packages, and a `dist/` newer than the
 * sources.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { pathInNewFolder } from '../store/folder.ts';

const PREPARED = fileURLToPath(new URL('../../bin/prepared.js', import.meta.url));

const BUILD = `import { mkdirSync, writeFileSync } from 'node:fs';
console.log('building');
mkdirSync('dist', { recursive: true });
writeFileSync('dist/start.js', '');`;

let root: string;

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const install = (version: string): void =>
  write('node_modules/sails/package.json', JSON.stringify({ version }));

beforeEach(async () => {
  root = await pathInNewFolder('project');
  mkdirSync(join(root, 'bin'), { recursive: true });
  cpSync(PREPARED, join(root, 'bin/prepared.js'));
  write('package.json', JSON.stringify({ type: 'module', dependencies: { sails: '2.0.0' } }));
  write('build.ts', BUILD);
  write('src/deep/main.ts', '');
  install('2.0.0');
});

function prepare(): { readonly isReady: boolean; readonly said: string; readonly status: number | null } {
  const asking = "import { prepared } from './bin/prepared.js'; console.log(prepared());";
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', asking],
    options,
  );
  return { isReady: stdout.trim() === 'true', said: stderr.trim(), status };
}

const READY = { isReady: true, said: '', status: 0 };
const BUILT = { ...READY, said: 'building' };

test('it is built once, and again when a source is newer or missing', () => {
  expect(prepare()).toEqual(BUILT);
  expect(prepare()).toEqual(READY);
  const later = new Date(Date.now() + 3_600_000);
  utimesSync(join(root, 'src/deep/main.ts'), later, later);
  expect(prepare()).toEqual(BUILT);
  const last = new Date(Date.now() + 7_200_000);
  utimesSync(join(root, 'dist/start.js'), last, last);
  write('commands/new.ts', '');
  utimesSync(join(root, 'commands'), new Date(0), new Date(0));
  utimesSync(join(root, 'commands/new.ts'), new Date(0), new Date(0));
  expect(prepare()).toEqual(READY);
  utimesSync(join(root, 'dist/start.js'), new Date(), new Date());
  rmSync(join(root, 'src/deep/main.ts'));
  utimesSync(join(root, 'src/deep'), later, later);
  expect(prepare()).toEqual(BUILT);
});

test('anyone who forgot `npm ci`, or did not repeat it after an update, is told to run it', () => {
  const told = { isReady: false, said: expect.stringContaining('Run `npm ci`'), status: 1 };
  install('1.9.0');
  expect(prepare()).toEqual(told);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(prepare()).toEqual(told);
  install('2.0.0');
  expect(prepare()).toEqual(BUILT);
});

test('a folder that cannot be built is not started as it was', () => {
  write('build.ts', "throw new Error('EACCES');");
  expect(prepare()).toMatchObject({
    isReady: false,
    said: expect.stringMatching(/EACCES[^]*Run `npm run build` as the owner/u),
    status: 1,
  });
});

test('without sources, as in an image, the existing build starts', () => {
  rmSync(join(root, 'src'), { recursive: true });
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(prepare()).toEqual(READY);
});
