/**
 * Seasons: started and ended. A start and an end count the server's ledger on by compare-and-set, as a game does, so
 * every game is before or after them; and a season has a version, so of many who end it one does.
 */
import type { Compilable } from 'kysely';
import type { SeasonPlan, Seasons } from '../../app/ports/seasons.ts';
import type { Pool } from '../../rating/record.ts';
import { POOLS } from '../../rating/record.ts';
import { resetRecord, type Season } from '../../rating/season.ts';
import type { Database } from '../database/database.ts';
import { noteServer } from '../servers/watches.ts';
import { readRecord, recordRow, standingRows } from '../standings/rows.ts';
import { countOn, entriesOf, inOne, putRecords, putStandings } from '../standings/write.ts';
import { readSeason, seasonColumns } from './rows.ts';
import { liveTable } from './table.ts';

async function all({ db }: Database, guildId: string): Promise<readonly Season[]> {
  const rows = await db
    .selectFrom('season')
    .select('data')
    .where('guild_id', '=', guildId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(readSeason);
}

/** The statements that reset every rating of a server. */
async function resets(database: Database, guildId: string): Promise<readonly Compilable[]> {
  const rows = await database.db.selectFrom('record').selectAll().where('guild_id', '=', guildId).execute();
  return rows.flatMap((row) => {
    const pool: Pool | undefined = POOLS.find((each) => each === row.pool);
    if (!pool) return [];
    const changed = { pool, user: row.user_id, record: resetRecord(readRecord(row)) };
    return [
      putRecords(database, [recordRow(guildId, changed)]),
      ...inOne(standingRows(guildId, changed), (standings) => putStandings(database, standings)),
    ];
  });
}

async function start(database: Database, plan: SeasonPlan): Promise<Season | null> {
  const { guildId } = plan;
  await noteServer(database, guildId, 0);
  for (;;) {
    // First of all: whatever changes after it is read makes the counting on fail.
    const entries = await entriesOf(database, guildId);
    const [latest] = await all(database, guildId);
    if (latest?.endedAt === null) return null;
    const place = { number: (latest?.number ?? 0) + 1, version: 1, startSeq: entries + 1 };
    const season: Season = { ...plan, ...place, endedAt: null, table: [] };
    const row = {
      guild_id: guildId,
      number: season.number,
      ...seasonColumns(season),
      start_seq: season.startSeq,
      end_seq: null,
      is_reset: season.isReset ? 1 : 0,
      due_at: season.startedAt,
    };
    const statements = [
      countOn(database, guildId, entries, entries + 1),
      database.db.insertInto('season').values(row),
      ...(season.isReset ? await resets(database, guildId) : []),
    ];
    if (await database.allOrNothing(statements)) return season;
  }
}

async function end(database: Database, season: Season, at: number): Promise<Season | null> {
  const { guildId, number, version } = season;
  for (;;) {
    const entries = await entriesOf(database, guildId);
    const table = await liveTable(database, season);
    const ended: Season = { ...season, version: version + 1, endedAt: at, table };
    const update = database.db
      .updateTable('season')
      .set({ ...seasonColumns(ended), end_seq: entries + 1, due_at: at })
      .where('guild_id', '=', guildId)
      .where('number', '=', number)
      .where('version', '=', version);
    if (await database.allOrNothing([countOn(database, guildId, entries, entries + 1), update])) return ended;
    const stored = (await all(database, guildId)).find((each) => each.number === number);
    if (stored?.version !== version) return null;
  }
}

/** The seasons over an open database. */
export const seasonsOver = (database: Database): Seasons => ({
  all: (guildId) => all(database, guildId),
  start: (plan) => start(database, plan),
  table: async (season) => (season.endedAt === null ? liveTable(database, season) : season.table),
  end: (season, at) => end(database, season, at),
});

/** Puts a season off, or is done with it, unless it was changed since. */
export async function postponeSeason(
  { db }: Database,
  { guildId, number, version }: Season,
  dueAt: number | null,
): Promise<void> {
  await db
    .updateTable('season')
    .set({ due_at: dueAt })
    .where('guild_id', '=', guildId)
    .where('number', '=', number)
    .where('version', '=', version)
    .execute();
}
