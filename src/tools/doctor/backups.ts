/** The newest backup: where and how old it is, and whether it can be restored. */
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { databaseOf, type Config } from '../../config.ts';
import { checkBackup } from '../../store/backup/checkBackup.ts';
import { lookAtServer } from '../../store/backup/dump.ts';
import { backupsAmong, madeAt } from '../../store/backup/folder.ts';
import { findPrograms, missingFor } from '../../store/backup/programs.ts';
import { isAddress } from '../../store/opening/address.ts';
import type { Fault } from './fault.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OLD = 2 * DAY;

export async function backupFaults(config: Config, now: number): Promise<readonly Fault[]> {
  const { folder } = config.backups;
  if (folder === null) return [OFF];
  const place = databaseOf(config);
  if (!isAddress(place)) return existsSync(place) ? newestFaults(folder, place, now) : [];
  const served = await lookAtServer(place);
  // The database's problems already explain why a server can't be reached.
  if (!served.ok) return newestFaults(folder, place, now);
  const missing = missingFor(served.value.version, await findPrograms());
  // Without these programs, a dump can't be read either.
  if (missing !== null) return [{ code: 'no-pg-dump', words: missing }];
  return served.value.tables.length > 0 ? newestFaults(folder, place, now) : [];
}

const OFF: Fault = {
  code: 'backups-off',
  isNote: true,
  words:
    'The bot makes no daily backups (BACKUP_FOLDER=off). If nothing else backs up its database, set BACKUP_FOLDER to a folder on another disk.',
};

async function newestFaults(folder: string, place: string, now: number): Promise<readonly Fault[]> {
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
  const at = madeAt(newest) ?? now;
  if (now - at >= OLD) {
    const words = `The newest backup in ${folder} is ${Math.floor((now - at) / DAY)} days old. Run npx crownhead backup. If the bot was running, see its log for the reason.`;
    return [{ code: 'old-backup', words }];
  }
  const age = Math.max(0, Math.floor((now - at) / HOUR));
  const made = `The newest backup, ${path}, was made ${age} h ago, at ${new Date(at).toISOString()}, and has ${checked.value.games} games.`;
  return [
    { code: 'newest-backup', isNote: true, words: `${made}${(await isBeside(folder, place)) ? BESIDE : ''}` },
  ];
}

const BESIDE =
  ' It is on the same disk as the database. Set BACKUP_FOLDER to a folder on another disk, because one broken disk would take both.';

/** A server's disk isn't visible from here. */
async function isBeside(folder: string, place: string): Promise<boolean> {
  if (isAddress(place)) return false;
  const [one, other] = await Promise.all([stat(folder), stat(dirname(resolve(place)))]);
  return one.dev === other.dev;
}
