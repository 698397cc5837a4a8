import type { OpenBooks } from '../../app/ports/subjects/standings.ts';
import type { UserId } from '../../game/game.ts';
import { LEAST_RANKED } from '../../rating/established.ts';
import { pairOf, type Finished } from '../../rating/finished.ts';
import { type PlayerRecord, type Pool, poolsOf } from '../../rating/record.ts';
import { MEMORY, type Earlier } from '../../rating/verdict.ts';
import type { Database } from '../database/database.ts';
import { isDamage } from '../database/readable.ts';
import { countOf } from '../database/rows.ts';
import { repair } from './repair.ts';
import { readOutcome, readRecord } from './rows.ts';
import { enteredGames } from './sources.ts';
import { entriesOf } from './write.ts';

/** Rebuilds damaged books from the server's games; `null` if the game is already entered. */
export async function openBooks(database: Database, game: Finished): Promise<OpenBooks | null> {
  // First: if a game is entered while the books are read, the save then fails.
  const entries = await entriesOf(database, game.guildId);
  try {
    return await readBooks(database, game, entries);
  } catch (error) {
    if (!isDamage(error)) throw error;
    await repair(database, game.guildId, () => enteredGames(database, game.guildId));
    return readBooks(database, game, await entriesOf(database, game.guildId));
  }
}

const isIn = async (
  database: Database,
  table: 'outcome' | 'explored_game',
  game: Finished,
): Promise<boolean> => (await countOf(database, table, { game_id: game.gameId })) > 0;

/** All queries at once, because each costs a round trip to the server. */
async function readBooks(database: Database, game: Finished, entries: number): Promise<OpenBooks | null> {
  const [isThere, isKnown, pair, rows, isOpen] = await Promise.all([
    isIn(database, 'outcome', game),
    isIn(database, 'explored_game', game),
    earlierGames(database, game),
    recordRows(database, game),
    hasFewRanked(database, game),
  ]);
  if (isThere) return null;
  const records = rows.map((row) => ({ pool: row.pool, user: row.user_id, record: readRecord(row) }));
  const waitedFor = records.flatMap(({ record: { held } }) => held.map(({ opponent }) => opponent));
  const established = await establishedAmong(database, game.guildId, [...new Set(waitedFor)]);
  return {
    entries,
    isExplored: isKnown,
    earlier: () => pair,
    record: (pool: Pool, user: UserId): PlayerRecord | null =>
      records.find((each) => each.pool === pool && each.user === user)?.record ?? null,
    isEstablished: (user) => established.has(user),
    isOpen: () => isOpen,
  };
}

/** Whether so few players are ranked when the game ends that everyone counts as established. */
async function hasFewRanked({ db }: Database, { guildId, at }: Finished): Promise<boolean> {
  const rows = await db
    .selectFrom('established')
    .select('user_id')
    .where('guild_id', '=', guildId)
    .where('ranked_until', '>', at)
    .limit(LEAST_RANKED)
    .execute();
  return rows.length < LEAST_RANKED;
}

async function establishedAmong(
  { db }: Database,
  guildId: string,
  users: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  if (users.length === 0) return new Set();
  const rows = await db
    .selectFrom('established')
    .select('user_id')
    .where('guild_id', '=', guildId)
    .where('user_id', 'in', users)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

const recordRows = ({ db }: Database, { guildId, players, variant }: Finished) =>
  db
    .selectFrom('record')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('user_id', 'in', [players.white.id, players.black.id])
    .where('pool', 'in', poolsOf(variant))
    .execute();

async function earlierGames(
  { db }: Database,
  { guildId, players, at }: Finished,
): Promise<readonly Earlier[]> {
  const rows = await db
    .selectFrom('outcome')
    .select('data')
    .where('guild_id', '=', guildId)
    .where('pair', '=', pairOf(players))
    .where('at', '>', at - MEMORY)
    .where('verdict', '=', 'counted')
    .execute();
  return rows.map(readOutcome);
}
