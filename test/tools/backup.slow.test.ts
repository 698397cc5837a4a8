/**
 * Backup and restore on the operator's command line: their output, and the confirmation before
 * anything is replaced.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMPILE_CACHE } from '../compileCache.ts';
import { newFile } from '../store/file.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { change } from '../store/place.ts';

async function bot() {
  const path = await newFile();
  const cwd = dirname(await pathInNewFolder('.env'));
  const env = { ...COMPILE_CACHE, DATABASE_PATH: path, BACKUP_KEEP: '1' };
  const run = (tool: string, ...words: readonly string[]) => {
    const file = fileURLToPath(new URL(`../../src/tools/${tool}.ts`, import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
      env,
      cwd,
      encoding: 'utf8',
      input: 'yes\n',
    });
    return { status, out: stdout, said: stderr };
  };
  return { path, cwd, run };
}

test('a backup is made, checked, and restored after a confirmation', async () => {
  const { path, cwd, run } = await bot();
  await change(path, "insert into hidden values ('anna')");
  const made = run('backup');
  expect(made).toMatchObject({ status: 0, said: '' });
  expect(made.out).toMatch(
    /was backed up to data\/backups\/crownhead-.*Z\.sqlite: 0 games, \d+ KB, checked\./u,
  );
  await change(path, 'delete from hidden');

  const unasked = run('restore');
  expect(unasked).toMatchObject({ status: 2, out: '' });
  expect(unasked.said).toMatch(/All data in .* will be replaced by data\/backups.*add --yes\.\n$/u);
  const done = run('restore', '--yes');
  expect(done).toMatchObject({ status: 0, said: '' });
  expect(done.out).toMatch(/was restored from data\/backups.*\. The old database is kept as .*\.before-/u);
  await change(path, "update hidden set user_id = 'boris' where user_id = 'anna'");
  expect(readdirSync(`${cwd}/data/backups`)).toHaveLength(1);
});

test.each<[string, readonly string[], RegExp]>([
  ['restore', [], /^There is no backup in data\/backups\. Use: npx crownhead restore FILE/u],
  ['restore', ['none.sqlite', '--yes'], /none\.sqlite/u],
  ['restore', ['.', '--yes'], /^\. is a folder, and a database is a file/u],
  ['backup', ['.env'], /\.env.* can't be written/u],
])('npm run %s -- %j is refused with a plain message', async (tool, words, said) => {
  const { cwd, run } = await bot();
  await writeFile(`${cwd}/.env`, '');
  const { status, out, said: told } = run(tool, ...words);
  expect(told).toMatch(said);
  expect(told.trim().split('\n')).toHaveLength(1);
  expect([status, out]).toEqual([2, '']);
});
