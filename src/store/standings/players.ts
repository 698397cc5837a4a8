import { LEAST_PLIES, type GameId, type UserId } from '../../game/game.ts';
import type { Ended } from '../../app/ports/subjects/standings.ts';
import type { RatedResult } from '../../rating/entry.ts';
import { POOLS, type HeadToHead, type Pool, type PlayerRecord } from '../../rating/record.ts';
import type { Database } from '../database/database.ts';
import type { Rating } from '../../rating/glicko.ts';
import { prepared, rowOf } from '../database/prepared.ts';
import { addressIn } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';
import { readOutcome, readRecord } from './rows.ts';

export async function recordsOf(
  { db }: Database,
  guildId: string,
  user: UserId,
): Promise<ReadonlyMap<Pool, PlayerRecord>> {
  const rows = await db
    .selectFrom('record')
    .select(['pool', 'data'])
    .where('guild_id', '=', guildId)
    .where('user_id', '=', user)
    .execute();
  const records = new Map(rows.map((row) => [row.pool, readRecord(row)] as const));
  return new Map(
    POOLS.flatMap((pool) => {
      const record = records.get(pool);
      return record ? [[pool, record] as const] : [];
    }),
  );
}

const recordOf = prepared<{ guildId: string; pool: Pool; user: UserId }, Pick<Tables['record'], 'data'>>(
  ({ db }, value) =>
    db
      .selectFrom('record')
      .select('data')
      .where('guild_id', '=', value('guildId'))
      .where('pool', '=', value('pool'))
      .where('user_id', '=', value('user')),
);

export async function ratingOf(
  database: Database,
  guildId: string,
  user: UserId,
  pool: Pool,
): Promise<Rating | null> {
  const row = await rowOf(database, recordOf(database, { guildId, pool, user }));
  return row ? readRecord(row).rating : null;
}

const endedGames = ({ db }: Database, guildId: string) =>
  db
    .selectFrom('outcome')
    .innerJoin('game', 'game.id', 'outcome.game_id')
    .select(['outcome.data', 'game.card_channel_id', 'game.card_message_id'])
    .where('outcome.guild_id', '=', guildId);

type EndedRow = Awaited<ReturnType<ReturnType<typeof endedGames>['execute']>>[number];

const readEnded = (row: EndedRow): Ended => ({
  outcome: readOutcome(row),
  card: addressIn(row.card_channel_id, row.card_message_id),
});

const gamesAs = (
  { db }: Database,
  seat: 'white_id' | 'black_id',
  guildId: string,
  user: UserId,
  limit: number,
) =>
  db
    .selectFrom('outcome')
    .select(['game_id', 'seq'])
    .where('guild_id', '=', guildId)
    .where(seat, '=', user)
    .orderBy('seq', 'desc')
    .limit(limit);

/** A player's latest games, found by color and merged, so that no other games are read. */
export async function recentOf(
  database: Database,
  guildId: string,
  user: UserId,
  limit: number,
): Promise<readonly Ended[]> {
  const rows = await database.db
    .with('white', () => gamesAs(database, 'white_id', guildId, user, limit))
    .with('black', () => gamesAs(database, 'black_id', guildId, user, limit))
    .with('latest', (query) =>
      query
        .selectFrom('white')
        .selectAll()
        .unionAll((all) => all.selectFrom('black').selectAll())
        .orderBy('seq', 'desc')
        .limit(limit),
    )
    .selectFrom('latest')
    .innerJoin('outcome', 'outcome.game_id', 'latest.game_id')
    .innerJoin('game', 'game.id', 'latest.game_id')
    .select(['outcome.data', 'game.card_channel_id', 'game.card_message_id'])
    .orderBy('latest.seq', 'desc')
    .execute();
  return rows.map(readEnded);
}

export async function endedGame(database: Database, guildId: string, id: GameId): Promise<Ended | null> {
  const row = await endedGames(database, guildId).where('outcome.game_id', '=', id).executeTakeFirst();
  return row ? readEnded(row) : null;
}

/** Searches only by the pair, because other conditions could mislead a database's planner. */
export async function headToHead(
  { db }: Database,
  guildId: string,
  user: UserId,
  opponent: UserId,
): Promise<HeadToHead> {
  const rows = await db
    .selectFrom('outcome')
    .select((make) => [
      'winner_id',
      make.fn
        .countAll<number>()
        .filterWhere('verdict', '!=', 'void')
        .filterWhere('plies', '>=', LEAST_PLIES)
        .as('games'),
    ])
    .where('guild_id', '=', guildId)
    .where('pair', '=', [user, opponent].toSorted().join('-'))
    .groupBy('winner_id')
    .execute();
  const wonBy = (winner: UserId): number => rows.find((row) => row.winner_id === winner)?.games ?? 0;
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  return { games, wins: wonBy(user), losses: wonBy(opponent) };
}

export async function setAside(
  { db }: Database,
  guildId: string,
  limit: number,
): Promise<readonly RatedResult[]> {
  const parts = (['quick', 'series', 'void'] as const).map((verdict) =>
    db
      .selectFrom('outcome')
      .select(['seq', 'data'])
      .where('guild_id', '=', guildId)
      .where('verdict', '=', verdict)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute(),
  );
  const rows = (await Promise.all(parts)).flat().toSorted((a, b) => b.seq - a.seq);
  return rows.slice(0, limit).map(readOutcome);
}
