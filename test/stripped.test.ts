/** How sources come to a bot: without their types, as they were kept. */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, test } from 'vitest';
import { pathInNewFolder } from './store/folder.ts';

const run = promisify(execFile);

/** A project of two sources, one of which a thread runs. */
let root: string;
let cache: string;

const greeting = (words: string): string => `const words: string = '${words}';\nconsole.log(words);\n`;
const STARTING = `import { Worker } from 'node:worker_threads';
new Worker(new URL('greeting.ts', import.meta.url) as URL);
`;

beforeEach(async () => {
  root = await pathInNewFolder('project');
  cache = join(root, 'cache');
  await mkdir(join(root, 'src'), { recursive: true });
  await cp(join(import.meta.dirname, '../src/stripped.cjs'), join(root, 'src/stripped.cjs'));
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  await writeFile(join(root, 'src/greeting.ts'), greeting('good day'));
  await writeFile(join(root, 'src/start.ts'), STARTING);
});

async function said(): Promise<string> {
  const given = ['--require', join(root, 'src/stripped.cjs'), join(root, 'src/start.ts')];
  const { stdout, stderr } = await run(process.execPath, given, { env: { CACHE_DIRECTORY: cache } });
  expect(stderr).toBe('');
  return stdout.trim();
}

const folder = (): string => join(cache, 'crownhead-sources', process.version);

/** What is kept of the source of the thread. */
async function keptGreeting(): Promise<string> {
  for (const name of await readdir(folder())) {
    const path = join(folder(), name);
    if ((await readFile(path, 'utf8')).includes('words')) return path;
  }
  throw new Error('nothing is kept of it');
}

test('sources are stripped once, and what was kept is run, in threads too', async () => {
  expect(await said()).toBe('good day');
  const kept = await keptGreeting();
  expect(await readFile(kept, 'utf8')).toBe(greeting('good day').replace(': string', '        '));
  await writeFile(kept, "console.log('as it was kept');");
  expect(await said()).toBe('as it was kept');
});

test('a source that was changed is stripped anew, and what was kept of it and by other versions of Node.js is forgotten', async () => {
  await said();
  const [kept, other] = [await keptGreeting(), join(cache, 'crownhead-sources', 'v20.0.0')];
  await mkdir(other);
  await writeFile(join(root, 'src/greeting.ts'), greeting('good night'));
  expect(await said()).toBe('good night');
  expect(await keptGreeting()).not.toBe(kept);
  expect(await readdir(folder())).toHaveLength(2);
  expect(await readdir(join(cache, 'crownhead-sources'))).toEqual([process.version]);
});

test('where nothing can be kept, all is as without it', async () => {
  await writeFile(cache, 'no folder');
  expect(await said()).toBe('good day');
});
