/** Makes a backup in a folder that keeps only the newest N. */
import { join } from 'node:path';
import { access } from 'node:fs/promises';
import { backup } from 'node:sqlite';
import { done, refused, type Result } from '../../kit/result.ts';
import { isAddress } from '../opening/address.ts';
import { faultOf, fileFault, serverFault } from '../opening/fault.ts';
import { dump, lookAtServer } from './dump.ts';
import { type Held, into } from './file.ts';
import { backupName, rotate } from './folder.ts';
import { findPrograms, missingFor } from './programs.ts';
import { openSqlite } from '../database/sqlite.ts';
import { checkCopy } from './checkBackup.ts';

export interface BackupOrder {
  readonly place: string;
  readonly folder: string;
  readonly keep: number;
  readonly at: number;
}

export interface FinishedBackup extends Held {
  readonly path: string;
  readonly removed: readonly string[];
}

/** Makes a backup, checks it, and removes the oldest. A problem is reported as a sentence. */
export async function backUpInto({
  place,
  folder,
  keep,
  at,
}: BackupOrder): Promise<Result<FinishedBackup, string>> {
  const path = join(folder, backupName(at, isAddress(place) ? 'dump' : 'sqlite'));
  const made = await (isAddress(place) ? dumpServer(place, path) : backUp(place, path));
  return made.ok ? done({ ...made.value, path, removed: await rotate(folder, keep, at) }) : made;
}

async function dumpServer(address: string, path: string): Promise<Result<Held, string>> {
  const served = await lookAtServer(address);
  if (!served.ok) return served;
  const { refusal, version, schema } = served.value;
  if (refusal !== null) return refused(serverFault(refusal, address).message);
  const missing = missingFor(version, await findPrograms());
  return missing === null ? dump(address, schema, path) : refused(missing);
}

/** How many 4 KB pages to copy per step. Between steps, the process can answer requests. */
const PAGES = 256;

/** Copies the database file to one SQLite file as of one instant, and checks it, while bots run. */
export const backUp = (from: string, path: string): Promise<Result<Held, string>> =>
  into(path, async (part) => {
    const fault = await copyFile(from, part).then(() => null, originalFault(from));
    if (fault !== null) return refused(fault);
    // The copy must be a single file without a journal.
    const { file } = openSqlite(part);
    file.exec('pragma journal_mode = delete');
    file.close();
    const checked = await checkCopy(part);
    return checked.ok ? checked : refused(fileFault('found-damaged', from).message);
  });

/** A fault of the original, as a sentence. Faults of the copy are thrown again. */
const originalFault =
  (from: string) =>
  (error: unknown): string => {
    const { code, message } = faultOf(error, from);
    if (code === 'damaged') return fileFault('found-damaged', from).message;
    if (code === 'not-a-database') return message;
    throw error;
  };

/** Uses one transaction: otherwise, SQLite would restart at every change and never finish. */
async function copyFile(from: string, to: string): Promise<void> {
  await access(from);
  const { file } = openSqlite(from);
  try {
    file.exec('begin');
    file.prepare('select count(*) from sqlite_schema').get();
    await backup(file, to, { rate: PAGES });
  } finally {
    file.close();
  }
}
