/**
 * Opening the database file that the bot runs on: makes it when it is missing, brings it to the newest schema, and
 * tells in plain words when it must not be touched.
 */
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../app/store.ts';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { faultCodeOf, storeFault, type StoreFault, type StoreFaultCode } from './fault.ts';
import { makeFolder } from './folder.ts';
import { isNewer, isNewest, migrate, MIGRATION_TABLE, seenMigrations } from './migrate.ts';
import type { Report } from './readable.ts';
import { openSqlite, settle, waitForOthers, type Sqlite } from './sqlite.ts';
import { storeOver } from './store.ts';

/** Another process may be making or migrating the same file; we wait for it so long, in ms. */
const PATIENCE = 10_000;
const PAUSE = 50;

/**
 * Opens the store in the file `path`, making file and folder when they are missing. A file that is damaged, newer or not
 * ours is left as it was. `report` is told of damaged records found later.
 */
export async function openStore(path: string, report: Report): Promise<Attempt<Store, StoreFault>> {
  for (let waited = 0; ; waited += PAUSE) {
    const attempt = await tryToOpen(path, report);
    if (attempt.ok || attempt.problem.code !== 'busy' || waited >= PATIENCE) return attempt;
    await sleep(PAUSE);
  }
}

async function tryToOpen(path: string, report: Report): Promise<Attempt<Store, StoreFault>> {
  try {
    await makeFolder(dirname(path));
    return await prepare(path, openSqlite(path), report);
  } catch (error) {
    const code = faultCodeOf(error);
    if (code) return refused(storeFault(code, path));
    throw error;
  }
}

async function prepare(path: string, sqlite: Sqlite, report: Report): Promise<Attempt<Store, StoreFault>> {
  try {
    const code = await refusal(sqlite);
    if (code) {
      sqlite.file.close();
      return refused(storeFault(code, path));
    }
    settle(sqlite.file);
    await update(sqlite);
    waitForOthers(sqlite.file);
    return done(storeOver(sqlite, report));
  } catch (error) {
    sqlite.file.close();
    throw error;
  }
}

/** Why this file must be left alone; `null` when it may be used. Only reads. */
async function refusal({ file, db }: Sqlite): Promise<StoreFaultCode | null> {
  const tables = file.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
  if (tables.length === 0) return null;
  if (!tables.includes(MIGRATION_TABLE)) return 'foreign';
  if (isNewer(await seenMigrations(db))) return 'newer';
  return file.pragma('quick_check(1)', { simple: true }) === 'ok' ? null : 'damaged';
}

/** Migrates in one transaction that holds the lock from the start: a crash leaves no half of it, a rival waits. */
async function update({ file, db }: Sqlite): Promise<void> {
  file.exec('begin immediate');
  const seen = file.pragma('schema_version', { simple: true }) === 0 ? [] : await seenMigrations(db);
  if (!isNewest(seen)) await migrate(db);
  file.exec('commit');
}
