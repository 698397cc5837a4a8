/** Where a server's finished games are read from, in the order in which they ended. */
import type { GameId } from '../../game/game.ts';
import type { Candidate, Outcome, Voiding } from '../../rating/entry.ts';
import { finishedOf } from '../../rating/finished.ts';
import type { Database } from '../database.ts';
import { seasonEvents } from '../seasons/events.ts';
import { readGame } from '../rows.ts';
import { readOutcome } from './rows.ts';

async function outcomesOf({ db }: Database, guildId: string): Promise<readonly Outcome[]> {
  const rows = await db
    .selectFrom('outcome')
    .select('data')
    .where('guild_id', '=', guildId)
    .orderBy('seq')
    .execute();
  return rows.map(readOutcome);
}

/**
 * From the stored games themselves. Of an outcome only what no game knows is believed: the order, the instant of the end
 * (a rematch changes a game after it) and the admins' word. Games that were never entered come last, as they ended.
 */
export async function gamesOf(database: Database, guildId: string): Promise<readonly Candidate[]> {
  const outcomes = await outcomesOf(database, guildId);
  const rows = await database.db
    .selectFrom('game')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('state', '=', 'finished')
    .orderBy('changed_at')
    .orderBy('id')
    .execute();
  const games = new Map(rows.map((row) => [row.id, readGame(row).game] as const));
  const entered = outcomes.flatMap(({ gameId, seq, at, voiding }) => {
    const game = games.get(gameId);
    games.delete(gameId);
    const finished = game && finishedOf(game, at);
    return finished ? [{ game: finished, seq, voiding }] : [];
  });
  const { last: lastEvent } = await seasonEvents(database, guildId);
  const last = Math.max(lastEvent, outcomes.at(-1)?.seq ?? 0);
  const others = [...games.values()].flatMap((game) => finishedOf(game, game.changedAt) ?? []);
  return [...entered, ...others.map((game, index) => ({ game, seq: last + 1 + index, voiding: null }))];
}

/** From what was entered: much less to read than the games. */
export async function enteredGames(database: Database, guildId: string): Promise<readonly Candidate[]> {
  const outcomes = await outcomesOf(database, guildId);
  return outcomes.map((outcome) => {
    const { seq, verdict: _, ratings: __, overall: ___, voiding, ...game } = outcome;
    return { game, seq, voiding };
  });
}

/** The same, with one game's voiding changed. */
export async function enteredWith(
  database: Database,
  guildId: string,
  id: GameId,
  voiding: Voiding | null,
): Promise<readonly Candidate[]> {
  const entered = await enteredGames(database, guildId);
  return entered.map((each) => (each.game.gameId === id ? { ...each, voiding } : each));
}

/** Every server in which a game has ended. */
export async function guildsOf({ db }: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('game')
    .select('guild_id')
    .distinct()
    .where('state', '=', 'finished')
    .execute();
  return rows.flatMap(({ guild_id: id }) => id ?? []).toSorted();
}
