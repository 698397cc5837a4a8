/**
 * Saving a game that has ended: the game, its result and everything that follows from it are one transaction. The
 * server's ledger is counted on in it, so a game that ends at the same instant elsewhere waits its turn and is entered
 * upon what this one left; and a game has one outcome, so it is never entered twice, however often it is saved.
 */
import type { Compilable } from 'kysely';
import type { Game, UserId } from '../../game/game.ts';
import type { Plans } from '../../game/plan.ts';
import { ticksOf } from '../../rating/activity.ts';
import { enter, type Books, type Entry } from '../../rating/entry.ts';
import { finishedOf, pairOf, type Finished } from '../../rating/finished.ts';
import { poolsOf, type Pool } from '../../rating/pool.ts';
import type { PlayerRecord } from '../../rating/record.ts';
import { MEMORY, type Earlier } from '../../rating/verdict.ts';
import type { Database } from '../database.ts';
import { updateGame } from '../games.ts';
import { isDamage } from '../readable.ts';
import { repair } from './repair.ts';
import { beginHunt } from '../puzzles/hunts.ts';
import { activityRow, outcomeRow, readOutcome, readRecord, recordRow, standingRows } from './rows.ts';
import { enteredGames } from './sources.ts';
import { addActivity, countOn, entriesOf, putOutcome, putRecord, putStanding } from './write.ts';

/** Saves a game over its version before and enters it if it has just ended; false when that is not the stored one. */
export async function saveGame(
  database: Database,
  game: Game,
  dueAt: number | null,
  plans?: Plans,
): Promise<boolean> {
  const finished = finishedOf(game, game.changedAt);
  const update = updateGame(database, game, dueAt, plans);
  for (;;) {
    const entries = finished ? await entriesOf(database, finished.guildId) : 0;
    if (!finished || (await isEntered(database, game.id))) return database.allOrNothing([update]);
    const books = await soundBooks(database, finished);
    const entry = enter({ game: finished, seq: entries + 1, voiding: null }, books);
    const hunt = beginHunt(database, game);
    if (await database.allOrNothing([update, ...entryStatements(database, entry, entries), ...hunt]))
      return true;
    if (!(await isStoredBefore(database, game, plans))) return false;
  }
}

async function isEntered({ db }: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('outcome').select('game_id').where('game_id', '=', id).executeTakeFirst();
  return row !== undefined;
}

async function isStoredBefore({ db }: Database, { id, version }: Game, plans?: Plans): Promise<boolean> {
  const row = await db
    .selectFrom('game')
    .select(['version', 'plans_version'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version === version - 1 && (!plans || row.plans_version === plans.version - 1);
}

/** The same if it can be read; what is damaged is first made anew from the games of the server. */
async function soundBooks(database: Database, game: Finished): Promise<Books> {
  try {
    return await booksFor(database, game);
  } catch (error) {
    if (!isDamage(error)) throw error;
    await repair(database, game.guildId, () => enteredGames(database, game.guildId));
    return booksFor(database, game);
  }
}

/** What `enter` looks at, read from the database. */
async function booksFor(database: Database, game: Finished): Promise<Books> {
  const pair = await earlierGames(database, game);
  const users = [game.players.white.id, game.players.black.id];
  const rows = await database.db
    .selectFrom('record')
    .selectAll()
    .where('guild_id', '=', game.guildId)
    .where('user_id', 'in', users)
    .where('pool', 'in', poolsOf(game.variant))
    .execute();
  const record = (pool: Pool, user: UserId): PlayerRecord | null => {
    const row = rows.find((each) => each.pool === pool && each.user_id === user);
    return row ? readRecord(row) : null;
  };
  return { earlier: () => pair, record };
}

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

function entryStatements(
  database: Database,
  { outcome, changed }: Entry,
  entries: number,
): readonly Compilable[] {
  const { guildId } = outcome;
  return [
    countOn(database, guildId, entries, entries + 1),
    putOutcome(database, outcomeRow(outcome)),
    ...changed.map((change) => putRecord(database, recordRow(guildId, change))),
    ...changed.flatMap((change) => standingRows(guildId, change)).map((row) => putStanding(database, row)),
    ...ticksOf(outcome).map(({ winner, ...tick }) =>
      addActivity(
        database,
        activityRow(guildId, {
          ...tick,
          games: 1,
          white: winner === 'white' ? 1 : 0,
          black: winner === 'black' ? 1 : 0,
        }),
      ),
    ),
  ];
}
