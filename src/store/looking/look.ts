/**
 * What there is to say of a database, without changing anything in it: no schema is brought up, no file made. The bot may be
 * at work on it meanwhile.
 */
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { done, refused, type Attempt } from '../../draughts/attempt.ts';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { openSqlite, type Sqlite } from '../database/sqlite.ts';
import { RESTS } from '../due/claim.ts';
import { dueOver } from '../due/queue.ts';
import { MIGRATIONS } from '../migrations/list.ts';
import { isAddress } from '../opening/address.ts';
import type { StoreFault } from '../opening/fault.ts';
import { fileFault, fileFaultCodeOf } from '../opening/fileFault.ts';
import { MIGRATION_TABLE, seenMigrations } from '../opening/migrate.ts';
import { fileRefusal } from '../opening/openFile.ts';
import { serverRefusal } from '../opening/openServer.ts';
import { serverFault, serverFaultCodeOf } from '../opening/serverFault.ts';
import { DUE_TABLES } from '../tables/tables.ts';
import { damagedIn, type Damaged } from './damage.ts';

/** What was seen of a database with the newest schema. */
export interface Looked {
  readonly damaged: readonly Damaged[];
  /** Rows of due work that were given up. */
  readonly resting: number;
  /** Rows that have been due for longer than they should, and since when the first (ms since 1970). */
  readonly late: { readonly rows: number; readonly since: number };
}

/** `none`: the first start makes it. `older`: the next start brings it up; nothing else is said of it before. */
type Seen = Looked | 'none' | 'older';

/** Work is late when it was due so long ago (ms): the sweep looks every second, and a claim holds for minutes. */
const LATE = 10 * 60_000;

/** A lock is waited for so long (ms), at a stretch: a bot at work holds it for a few ms. */
const PATIENCE = 1000;

/** Looks at the file or the server's database at `place`; `now` is in ms. */
export const look = (place: string, now: number): Promise<Attempt<Seen, StoreFault>> =>
  isAddress(place) ? lookAtServer(place, now) : lookAtFile(place, now);

async function lookAtFile(path: string, now: number): Promise<Attempt<Seen, StoreFault>> {
  try {
    if (!(await isThere(path))) {
      await canBeMade(dirname(path));
      return done('none');
    }
    await access(path, constants.W_OK);
    const sqlite = openSqlite(path);
    try {
      const code = await fileRefusal(sqlite);
      if (code) return refused(fileFault(code, path));
      canWrite(sqlite);
      return done(await seenIn(sqlite, now));
    } finally {
      sqlite.file.close();
    }
  } catch (error) {
    const code = fileFaultCodeOf(error);
    if (code) return refused(fileFault(code, path));
    throw error;
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

/** Throws unless this folder, or the nearest above it that there is, may be written to. */
async function canBeMade(folder: string): Promise<void> {
  if ((await isThere(folder)) || dirname(folder) === folder)
    return access(folder, constants.W_OK | constants.X_OK);
  return canBeMade(dirname(folder));
}

/** Throws when the file cannot be written or stays locked: takes the lock for writing, writes nothing and gives it back. */
function canWrite({ file }: Sqlite): void {
  file.pragma(`busy_timeout = ${PATIENCE}`);
  file.exec('begin immediate; rollback');
}

async function lookAtServer(address: string, now: number): Promise<Attempt<Seen, StoreFault>> {
  const database = openPostgres(address, () => undefined);
  try {
    const code = await serverRefusal(database);
    if (code) return refused(serverFault(code, address));
    return done(await seenIn(database, now));
  } catch (error) {
    const code = serverFaultCodeOf(error);
    if (code) return refused(serverFault(code, address));
    throw error;
  } finally {
    await database.db.destroy();
  }
}

async function seenIn(database: Database, now: number): Promise<Seen> {
  const { db } = database;
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === MIGRATION_TABLE)) return 'none';
  const seen = await seenMigrations(db);
  if (seen.length < Object.keys(MIGRATIONS).length) return 'older';
  const [damaged, resting, late] = [
    await damagedIn(database),
    await dueOver(database).resting(),
    await lateIn(database, now),
  ];
  return { damaged, resting: resting.length, late };
}

async function lateIn({ db }: Database, now: number): Promise<Looked['late']> {
  const each = DUE_TABLES.map(
    (table) => sql`select count(*) as count, min(due_at) as since from ${sql.table(table)}
      where due_at <= ${now - LATE} and due_at < ${RESTS}`,
  );
  const { rows } = await sql<{ readonly count: number; readonly since: number | null }>`
    ${sql.join(each, sql` union all `)}`.execute(db);
  const since = rows.map((row) => row.since ?? now);
  return { rows: rows.reduce((sum, { count }) => sum + count, 0), since: Math.min(now, ...since) };
}
