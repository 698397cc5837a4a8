/**
 * Database files with the newest schema: copies of a single file, because running all migrations
 * takes far longer.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { columnOf } from '../../src/store/database/sqliteFile.ts';
import { pathInNewFolder } from './folder.ts';
import { databaseAt } from './opened.ts';

let made: Promise<Buffer> | null = null;

/** The path of a file with the newest schema and no rows, removed after the current test. */
export async function newFile(): Promise<string> {
  const path = await pathInNewFolder('games.db');
  await writeNew(path);
  return path;
}

export const writeNew = async (path: string): Promise<void> => writeFile(path, await (made ??= make()));

async function make(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-store-'));
  const path = join(folder, 'games.db');
  const opened = await databaseAt(path);
  await opened.db.destroy();
  const file = await readFile(path);
  await rm(folder, { recursive: true });
  return file;
}

/** Opens a file that a bot may be using. Waits for the bot's locks. */
export const openBeside = (path: string, options: DatabaseSyncOptions = {}): DatabaseSync =>
  new DatabaseSync(path, { timeout: 5000, ...options });

/** The first column of the rows that a query finds in a file. */
export function columnIn(path: string, query: string): readonly unknown[] {
  const file = openBeside(path, { readOnly: true });
  try {
    return columnOf(file, query);
  } finally {
    file.close();
  }
}
