/** Copies a database of any kind, with a transaction on each side, and compares all stored rows. */
import { sql, type Kysely } from 'kysely';
import { done, refused, type Result } from '../kit/result.ts';
import type { Database } from './database/database.ts';
import { withoutIndexes, insertRows, type InsertRows } from './database/insertRows.ts';
import { pagesOf, valuesOf } from './database/pages.ts';
import { IN_ORDER, TABLES, type TableName, type Tables } from './tables/tables.ts';

interface Copied {
  readonly table: string;
  readonly rows: number;
}

interface NotEmpty {
  readonly tables: readonly string[];
}

type Tell = (table: string, rows: number) => void;

type Connection = Kysely<Tables>;

/** Refuses if the target isn't empty. Throws if a row isn't stored as it was read. */
export const copyAll = (
  from: Database,
  to: Database,
  tell?: Tell,
): Promise<Result<readonly Copied[], NotEmpty>> =>
  from.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (source) => {
      await takeTime(source, from.locksRows);
      return to.db.transaction().execute(async (target) => {
        await takeTime(target, to.locksRows);
        const occupied: string[] = [];
        for (const table of IN_ORDER) if ((await countOf(target, table)) > 0) occupied.push(table);
        return occupied.length > 0
          ? refused({ tables: occupied })
          : done(await copyTables(source, target, to.locksRows, tell));
      });
    });

/** While one database sorts a million rows for an index, the other must wait longer than usual. */
async function takeTime(db: Connection, isServer: boolean): Promise<void> {
  if (isServer) await sql`set local idle_in_transaction_session_timeout = '1h'`.execute(db);
}

const copyTables = (
  source: Connection,
  target: Connection,
  locksRows: boolean,
  tell?: Tell,
): Promise<readonly Copied[]> =>
  withoutIndexes(target, locksRows, async () => {
    const copied: Copied[] = [];
    for (const table of IN_ORDER) {
      const insert = await insertRows(target, table, locksRows);
      // Reads the next page while this one is being written.
      let writing: Promise<void> = Promise.resolve();
      let count = 0;
      for await (const rows of pagesOf(source, table)) {
        await writing;
        writing = copyPage(table, insert, rows);
        writing.catch(() => undefined);
        tell?.(table, (count += rows.length));
      }
      await writing;
      copied.push({ table, rows: await sameCount(source, target, table) });
    }
    return copied;
  });

async function countOf(db: Connection, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function sameCount(source: Connection, target: Connection, table: string): Promise<number> {
  const [read, written] = [await countOf(source, table), await countOf(target, table)];
  if (read === written) return read;
  throw new Error(`${table}: expected ${read} rows, got ${written}`);
}

async function copyPage(table: TableName, insert: InsertRows, rows: readonly object[]): Promise<void> {
  const other = await insert(rows);
  if (other === undefined) return;
  const key = valuesOf(other, TABLES[table].key).join(' ');
  throw new Error(`${table} ${key}: the stored row differs from the row that was read`);
}
