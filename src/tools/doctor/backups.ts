import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseOf, type Config } from '../../config.ts';
import { checkBackup } from '../../store/backup/checkBackup.ts';
import { backupsAmong, madeAt } from '../../store/backup/folder.ts';
import { findPrograms, missingFor } from '../../store/backup/programs.ts';
import { lookAtServer } from '../../store/backup/dump.ts';
import { isAddress } from '../../store/opening/address.ts';
import type { Fault } from './fault.ts';

const DAY = 86_400_000;
const OLD = 2 * DAY;

export async function backupFaults(config: Config, now: number): Promise<readonly Fault[]> {
  const missing = await missingAt(databaseOf(config));
  // Without the programs, a dump can't be read either.
  if (missing !== null) return [{ code: 'no-pg-dump', words: missing }];
  return newestFaults(config, now);
}

async function missingAt(place: string): Promise<string | null> {
  if (!isAddress(place)) return null;
  const served = await lookAtServer(place);
  // The faults of the database already say why a server can't be reached.
  return served.ok ? missingFor(served.value.version, await findPrograms()) : null;
}

async function newestFaults({ backups }: Config, now: number): Promise<readonly Fault[]> {
  const { folder } = backups;
  if (folder === undefined) return [];
  const [newest] = backupsAmong(await readdir(folder).catch(() => []));
  if (newest === undefined) {
    const words = `There is no backup in ${folder}. Start the bot, which makes one per day, or run npx crownhead backup. If there is still none, check that the bot can write to the folder.`;
    return [{ code: 'no-backup', words }];
  }
  const path = join(folder, newest);
  const checked = await checkBackup(path);
  if (!checked.ok && checked.problem.code === 'no-program')
    return [{ code: 'unchecked-backup', words: checked.problem.message }];
  if (!checked.ok) {
    const words = `The newest backup, ${path}, can't be restored. Delete it and run npx crownhead backup. If the new one is damaged too, check the disk.`;
    return [{ code: 'damaged-backup', words }];
  }
  const age = now - (madeAt(newest) ?? now);
  if (age < OLD) return [];
  const words = `The newest backup in ${folder} is ${Math.floor(age / DAY)} days old. Run npx crownhead backup. If the bot was running, see its log for the reason.`;
  return [{ code: 'old-backup', words }];
}
