/** A server's books as one list of rows, to compare stored rows with expected rows. */
import { sql, type Compilable } from 'kysely';
import { isFormer } from '../../game/player.ts';
import type { Ledger } from '../../rating/replay.ts';
import type { Database } from '../database/database.ts';
import { compilable, hasValues, put } from '../database/rows.ts';
import { valuesOf } from '../database/pages.ts';
import { activityRow, establishedRows, outcomeRow, recordRow, standingRows } from './rows.ts';
import { TABLES, type Tables } from '../tables/tables.ts';

export type BookLine =
  | { readonly table: 'outcome'; readonly row: Tables['outcome'] }
  | { readonly table: 'record'; readonly row: Tables['record'] }
  | { readonly table: 'standing'; readonly row: Tables['standing'] }
  | { readonly table: 'established'; readonly row: Tables['established'] }
  | { readonly table: 'activity'; readonly row: Tables['activity'] };

/**
 * The rows of a ledger. Erased players rate their opponents and stay established, but have no other
 * rows.
 */
export function linesOf(guildId: string, { outcomes, records, counts }: Ledger): readonly BookLine[] {
  const kept = records.filter(({ user }) => !isFormer(user));
  return [
    ...outcomes.map((outcome) => ({ table: 'outcome', row: outcomeRow(outcome) }) as const),
    ...kept.map((record) => ({ table: 'record', row: recordRow(guildId, record) }) as const),
    ...kept
      .flatMap((record) => standingRows(guildId, record))
      .map((row) => ({ table: 'standing', row }) as const),
    ...establishedRows(guildId, records).map((row) => ({ table: 'established', row }) as const),
    ...counts.map((count) => ({ table: 'activity', row: activityRow(guildId, count) }) as const),
  ];
}

export async function storedLines({ db }: Database, guildId: string): Promise<readonly BookLine[]> {
  const stored = <T extends BookLine['table']>(table: T) =>
    sql<Tables[T]>`select * from ${sql.table(table)} where guild_id = ${guildId}`.execute(db);
  return [
    ...(await stored('outcome')).rows.map((row) => ({ table: 'outcome', row }) as const),
    ...(await stored('record')).rows.map((row) => ({ table: 'record', row }) as const),
    ...(await stored('standing')).rows.map((row) => ({ table: 'standing', row }) as const),
    ...(await stored('established')).rows.map((row) => ({ table: 'established', row }) as const),
    ...(await stored('activity')).rows.map((row) => ({ table: 'activity', row }) as const),
  ];
}

const keyOf = ({ table }: BookLine): readonly string[] => TABLES[table].key;

export function nameOf(line: BookLine): string {
  const key = keyOf(line).filter((column) => column !== 'guild_id');
  return [line.table, ...valuesOf(line.row, key)].join(' ');
}

export const textOf = ({ row }: BookLine): string =>
  JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

export const putLine = (database: Database, { table, row }: BookLine): Compilable =>
  put(database, table, [row], 'replaced');

export function drop(database: Database, line: BookLine): Compilable {
  const key = Object.entries(line.row).filter(([column]) => keyOf(line).includes(column));
  return compilable(
    database,
    sql`delete from ${sql.table(line.table)} where ${hasValues(Object.fromEntries(key))}`,
  );
}
