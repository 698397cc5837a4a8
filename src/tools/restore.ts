import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { databaseOf, DEFAULT_BACKUPS } from '../config.ts';
import { checkBackup } from '../store/backup/checkBackup.ts';
import { backupsAmong } from '../store/backup/folder.ts';
import { restore } from '../store/backup/restore.ts';
import { isAddress, placeName } from '../store/opening/address.ts';
import { mustBeDatabase, readCommandLine, readSettings, reasonOf, refuse } from './commandLine.ts';
import { openProgress, withProgress } from './progress.ts';

async function newestIn(folder: string): Promise<string> {
  const [newest] = backupsAmong(await readdir(folder).catch(() => []));
  return newest === undefined
    ? refuse(`There is no backup in ${folder}. Use: npx crownhead restore FILE`)
    : join(folder, newest);
}

async function isWanted(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) refuse(`${question} To answer without a terminal, add --yes.`);
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`${question} Type yes: `);
  asking.close();
  return answer.trim().toLowerCase() === 'yes';
}

const { values, positionals } = readCommandLine({
  allowPositionals: true,
  options: { yes: { type: 'boolean' } },
  words: [0, 1],
  use: 'Use: npx crownhead restore FILE, with --yes to skip the question',
});
const config = readSettings();
const place = databaseOf(config);
const name = placeName(place);
mustBeDatabase(place);
const from = positionals[0] ?? (await newestIn(config.backups.folder ?? DEFAULT_BACKUPS));
await access(from).catch((error: unknown) => refuse(reasonOf(error)));
mustBeDatabase(from);

const checked = await withProgress(openProgress(`Checking ${from}`), checkBackup(from));
if (!checked.ok) refuse(checked.problem.message);
const question = `All data in ${name} will be replaced by ${from} (${checked.value.games} games).${isAddress(place) ? ' The server keeps no copy of it, so make a backup first.' : ''}`;
if (values.yes !== true && !(await isWanted(question))) refuse('Nothing was changed.');
const restored = await withProgress(
  openProgress(`Restoring ${name}`),
  restore(from, place, Date.now()),
).catch((error: unknown) => refuse(reasonOf(error)));
if (!restored.ok) refuse(restored.problem);
const { kept } = restored.value;
console.log(
  `${name} was restored from ${from}.${kept === null ? '' : ` The old database is kept as ${kept}; delete it when everything works.`}`,
);
