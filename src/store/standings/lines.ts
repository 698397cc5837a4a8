/** A server's books as one list of rows, to compare stored rows with expected rows. */
import { sql, type Compilable } from 'kysely';
import { isFormer } from '../../game/player.ts';
import type { Ledger } from '../../rating/replay.ts';
import type { Database } from '../database/database.ts';
import { hasValues } from '../database/due.ts';
import { valuesOf } from '../database/pages.ts';
import { activityRow, establishedRows, outcomeRow, recordRow, standingRows } from './rows.ts';
import { TABLES, type Tables } from '../tables/tables.ts';
import { putActivity, putEstablished, putOutcome, putRecords, putStandings } from './write.ts';

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
  const outcomes = await db.selectFrom('outcome').selectAll().where('guild_id', '=', guildId).execute();
  const records = await db.selectFrom('record').selectAll().where('guild_id', '=', guildId).execute();
  const standings = await db.selectFrom('standing').selectAll().where('guild_id', '=', guildId).execute();
  const established = await db
    .selectFrom('established')
    .selectAll()
    .where('guild_id', '=', guildId)
    .execute();
  const activities = await db.selectFrom('activity').selectAll().where('guild_id', '=', guildId).execute();
  return [
    ...outcomes.map((row) => ({ table: 'outcome', row }) as const),
    ...records.map((row) => ({ table: 'record', row }) as const),
    ...standings.map((row) => ({ table: 'standing', row }) as const),
    ...established.map((row) => ({ table: 'established', row }) as const),
    ...activities.map((row) => ({ table: 'activity', row }) as const),
  ];
}

const keyOf = ({ table }: BookLine): readonly string[] => TABLES[table].key;

export function nameOf(line: BookLine): string {
  const key = keyOf(line).filter((column) => column !== 'guild_id');
  return [line.table, ...valuesOf(line.row, key)].join(' ');
}

export const textOf = ({ row }: BookLine): string =>
  JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

export function put(database: Database, { table, row }: BookLine): Compilable {
  switch (table) {
    case 'outcome':
      return putOutcome(database, row);
    case 'record':
      return putRecords(database, [row]);
    case 'standing':
      return putStandings(database, [row]);
    case 'established':
      return putEstablished(database, [row]);
    case 'activity':
      return putActivity(database, row);
  }
}

export function drop({ db }: Database, line: BookLine): Compilable {
  const key = Object.entries(line.row).filter(([column]) => keyOf(line).includes(column));
  const query = sql`delete from ${sql.table(line.table)} where ${hasValues(Object.fromEntries(key))}`;
  return { compile: () => query.compile(db) };
}
