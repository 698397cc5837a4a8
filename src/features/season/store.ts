/**
 * Starts and ends of seasons increment the ledger, like games, so every game is either before or
 * after each of them.
 */
import type { Compilable } from 'kysely';
import { type SeasonPlan, type Season, type SeasonLine, tableOf } from './rules.ts';
import { resetRecord, type Pool, POOLS } from '../../rating/record.ts';
import { book } from '../../store/database/book.ts';
import type { Database } from '../../store/database/database.ts';
import { noteServer } from '../../store/servers/servers.ts';
import { readRecord, recordRow, standingRows } from '../../store/standings/rows.ts';
import { countOn, entriesOf, inOne } from '../../store/standings/write.ts';
import { z } from 'zod';
import { objectOf } from '../../store/database/schema.ts';
import { put } from '../../store/database/rows.ts';

async function all({ db }: Database, guildId: string): Promise<readonly Season[]> {
  const rows = await db
    .selectFrom('season')
    .selectAll()
    .where('guild_id', '=', guildId)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(SEASONS.read);
}

async function resets(database: Database, guildId: string): Promise<readonly Compilable[]> {
  const rows = await database.db.selectFrom('record').selectAll().where('guild_id', '=', guildId).execute();
  return rows.flatMap((row) => {
    const pool: Pool | undefined = POOLS.find((each) => each === row.pool);
    if (!pool) return [];
    const changed = { pool, user: row.user_id, record: resetRecord(readRecord(row)) };
    return [
      put(database, 'record', [recordRow(guildId, changed)], 'replaced'),
      ...inOne(standingRows(guildId, changed), (standings) =>
        put(database, 'standing', standings, 'replaced'),
      ),
    ];
  });
}

async function start(database: Database, plan: SeasonPlan): Promise<Season | null> {
  const { guildId } = plan;
  await noteServer(database, guildId, 0);
  for (;;) {
    // Read first, so that any later change makes the compare-and-set fail.
    const entries = await entriesOf(database, guildId);
    const [latest] = await all(database, guildId);
    if (latest?.endedAt === null) return null;
    const place = { number: (latest?.number ?? 0) + 1, version: 1, startSeq: entries + 1 };
    const season: Season = { ...plan, ...place, endedAt: null, table: [] };
    const statements = [
      countOn(database, guildId, entries, entries + 1),
      SEASONS.inserting(database, season, { end_seq: null, due_at: season.startedAt }),
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
    const update = SEASONS.saving(database, ended, { end_seq: entries + 1, due_at: at });
    if (await database.allOrNothing([countOn(database, guildId, entries, entries + 1), update])) return ended;
    const stored = (await all(database, guildId)).find((each) => each.number === number);
    if (stored?.version !== version) return null;
  }
}

export const seasonsOver = (database: Database) => ({
  all: (guildId: string) => all(database, guildId),
  start: (plan: SeasonPlan) => start(database, plan),
  table: async (season: Season): Promise<readonly SeasonLine[]> =>
    season.endedAt === null ? liveTable(database, season) : season.table,
  end: (season: Season, at: number) => end(database, season, at),
});

interface Tally {
  games: number;
  wins: number;
}

async function talliesOf(
  { db }: Database,
  { guildId, startSeq }: Season,
): Promise<ReadonlyMap<string, Tally>> {
  const rows = await db
    .selectFrom('outcome')
    .select(['white_id', 'black_id', 'winner_id'])
    .where('guild_id', '=', guildId)
    .where('seq', '>', startSeq)
    .where('verdict', '=', 'counted')
    .execute();
  const tallies = new Map<string, Tally>();
  for (const { white_id: white, black_id: black, winner_id: winner } of rows) {
    for (const user of [white, black]) {
      const tally = tallies.get(user) ?? { games: 0, wins: 0 };
      tallies.set(user, { games: tally.games + 1, wins: tally.wins + (winner === user ? 1 : 0) });
    }
  }
  return tallies;
}

/** The current table. Erased players have no record, and therefore no line. */
async function liveTable(database: Database, season: Season): Promise<readonly SeasonLine[]> {
  const tallies = await talliesOf(database, season);
  const rows = await database.db
    .selectFrom('record')
    .select(['user_id', 'data'])
    .where('guild_id', '=', season.guildId)
    .where('pool', '=', 'all')
    .execute();
  return tableOf(
    rows.flatMap((row) => {
      const tally = tallies.get(row.user_id);
      if (!tally) return [];
      const { name, rating } = readRecord(row);
      return [{ player: { id: row.user_id, name }, rating: Math.round(rating.value), ...tally }];
    }),
  );
}

const line = z.object({
  place: z.int().positive(),
  player: z.object({ id: z.string(), name: z.string() }),
  rating: z.int(),
  games: z.int(),
  wins: z.int(),
});

const seasonSchema = objectOf<Season>()({
  guildId: z.string(),
  number: z.int().positive(),
  version: z.int().positive(),
  name: z.string(),
  channelId: z.string(),
  locale: z.string(),
  isReset: z.boolean(),
  startedAt: z.int(),
  startSeq: z.int().positive(),
  endsAt: z.int().nullable(),
  endedAt: z.int().nullable(),
  table: z.array(line),
});

export const SEASONS = book<'season', Season>('season', {
  schema: seasonSchema,
  columns: {
    guild_id: 'guildId',
    number: 'number',
    version: 'version',
    start_seq: 'startSeq',
    end_seq: 'apart',
    is_reset: ({ isReset }) => (isReset ? 1 : 0),
  },
});
