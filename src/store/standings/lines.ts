/**
 * A server's books as one list of rows of all tables: so that what is stored and what should be can be held against each
 * other, and the one be made the other, row by row.
 */
import type { Compilable } from 'kysely';
import { isFormer } from '../../game/player.ts';
import type { Ledger } from '../../rating/replay.ts';
import type { Database } from '../database/database.ts';
import { activityRow, establishedRows, outcomeRow, recordRow, standingRows } from './rows.ts';
import type {
  ActivityTable,
  EstablishedTable,
  OutcomeTable,
  RecordTable,
  StandingTable,
} from '../tables/standings.ts';
import { putActivity, putEstablished, putOutcome, putRecords, putStandings } from './write.ts';

/** A row with its table. */
export type BookLine =
  | { readonly table: 'outcome'; readonly row: OutcomeTable }
  | { readonly table: 'record'; readonly row: RecordTable }
  | { readonly table: 'standing'; readonly row: StandingTable }
  | { readonly table: 'established'; readonly row: EstablishedTable }
  | { readonly table: 'activity'; readonly row: ActivityTable };

/** The rows that a ledger comes to. Players who are gone rate their opponents and stay established, but have nothing else. */
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

/** The rows that are stored. */
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

/** What tells a row from the others of its server. */
export function nameOf({ table, row }: BookLine): string {
  switch (table) {
    case 'outcome':
      return `${table} ${row.game_id}`;
    case 'record':
      return `${table} ${row.user_id} ${row.pool}`;
    case 'standing':
      return `${table} ${row.user_id} ${row.pool} ${row.span}`;
    case 'established':
      return `${table} ${row.user_id}`;
    case 'activity':
      return `${table} ${row.activity} ${row.key}`;
  }
}

/** All that a row says, as a text: equal rows are equal texts. */
export const textOf = ({ row }: BookLine): string =>
  JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** The statement that writes a row over whatever was there. */
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

/** The statement that takes a row away. */
export function drop({ db }: Database, { table, row }: BookLine): Compilable {
  switch (table) {
    case 'outcome':
      return db.deleteFrom(table).where('game_id', '=', row.game_id);
    case 'record':
      return db
        .deleteFrom(table)
        .where('guild_id', '=', row.guild_id)
        .where('user_id', '=', row.user_id)
        .where('pool', '=', row.pool);
    case 'standing':
      return db
        .deleteFrom(table)
        .where('guild_id', '=', row.guild_id)
        .where('user_id', '=', row.user_id)
        .where('pool', '=', row.pool)
        .where('span', '=', row.span);
    case 'established':
      return db.deleteFrom(table).where('guild_id', '=', row.guild_id).where('user_id', '=', row.user_id);
    case 'activity':
      return db
        .deleteFrom(table)
        .where('guild_id', '=', row.guild_id)
        .where('activity', '=', row.activity)
        .where('key', '=', row.key);
  }
}
