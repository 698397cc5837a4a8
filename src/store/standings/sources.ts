/** A server's finished games in order. If an outcome is damaged, the game itself replaces it. */
import { COLORS } from '../../draughts/types.ts';
import { isFormer } from '../../game/player.ts';
import type { GameId } from '../../game/game.ts';
import type { Candidate, RatedResult, Voiding } from '../../rating/entry.ts';
import { finishedOf, type Finished } from '../../rating/finished.ts';
import type { Database } from '../database/database.ts';
import { seasonEvents } from './repair.ts';
import { readable } from '../database/readable.ts';
import { finishedPages } from '../games/finished.ts';
import { readGame } from '../games/rows.ts';
import { readOutcome } from './rows.ts';
import type { Tables } from '../tables/tables.ts';

/** The part of an outcome that isn't stored in its game; `outcome` is `null` if it is damaged. */
type Entered = Pick<RatedResult, 'gameId' | 'seq' | 'at' | 'voiding'> & {
  readonly outcome: RatedResult | null;
};

async function enteredIn(database: Database, guildId: string): Promise<readonly Entered[]> {
  const rows = await database.db
    .selectFrom('outcome')
    .selectAll()
    .where('guild_id', '=', guildId)
    .orderBy('seq')
    .execute();
  const entered: Entered[] = [];
  for (const row of rows) {
    const [outcome = null] = readable([row], readOutcome, () => undefined);
    const voiding = outcome ? outcome.voiding : await voidingOf(database, row);
    entered.push({ gameId: row.game_id, seq: row.seq, at: row.at, voiding, outcome });
  }
  return entered;
}

async function voidingOf(
  { db }: Database,
  { game_id: id, guild_id: guildId, verdict }: Tables['outcome'],
): Promise<Voiding | null> {
  if (verdict !== 'void') return null;
  const ruling = await db
    .selectFrom('ruling')
    .select(['by_id as by', 'at', 'reason'])
    .where('guild_id', '=', guildId)
    .where('game_id', '=', id)
    .where('verb', '=', 'void')
    .orderBy('at', 'desc')
    .executeTakeFirst();
  return ruling ?? null;
}

/** How the game itself ended; `null` if the game is damaged too. */
async function finishedAgain({ db }: Database, { gameId, at }: Entered): Promise<Finished | null> {
  const rows = await db.selectFrom('game').selectAll().where('id', '=', gameId).execute();
  const [record] = readable(rows, readGame, () => undefined);
  return record ? finishedOf(record.game, at) : null;
}

/** How finished games ended, in the order of their last change; `null` for canceled games. */
async function finishedIn(database: Database, guildId: string): Promise<Map<GameId, Finished | null>> {
  const games = new Map<GameId, Finished | null>();
  for await (const rows of finishedPages(database, guildId))
    for (const row of rows) games.set(row.id, finishedOf(readGame(row).game, row.changed_at));
  return games;
}

/** A game doesn't store when and where it ended, or how old an erased player's account was. */
function asEntered(game: Finished, { at, outcome }: Entered): Finished {
  const isGone = COLORS.some((color) => isFormer(game.players[color].id));
  const channelId = outcome?.channelId ?? game.channelId;
  return { ...game, channelId, at, ...(isGone && outcome?.isYoung && { isYoung: true }) };
}

/** An outcome adds data that isn't stored in its game. Games that were never entered come last. */
export async function gamesOf(database: Database, guildId: string): Promise<readonly Candidate[]> {
  const outcomes = await enteredIn(database, guildId);
  const games = await finishedIn(database, guildId);
  const entered = outcomes.flatMap((each) => {
    const finished = games.get(each.gameId);
    games.delete(each.gameId);
    return finished ? [{ game: asEntered(finished, each), seq: each.seq, voiding: each.voiding }] : [];
  });
  const { last: lastEvent } = await seasonEvents(database, guildId);
  const last = Math.max(lastEvent, outcomes.at(-1)?.seq ?? 0);
  const others = [...games.values()].flatMap((game) => game ?? []);
  return [...entered, ...others.map((game, index) => ({ game, seq: last + 1 + index, voiding: null }))];
}

function finishOf(outcome: RatedResult): Finished {
  const { seq: _, verdict: __, ratings: ___, overall: ____, voiding: _____, ...game } = outcome;
  return game;
}

/** Reads the outcomes, because they are much smaller than the games. */
export async function enteredGames(database: Database, guildId: string): Promise<readonly Candidate[]> {
  const candidates: Candidate[] = [];
  for (const entered of await enteredIn(database, guildId)) {
    const { outcome, seq, voiding } = entered;
    const game = outcome ? finishOf(outcome) : await finishedAgain(database, entered);
    if (game) candidates.push({ game, seq, voiding });
  }
  return candidates;
}

export async function enteredWith(
  database: Database,
  guildId: string,
  id: GameId,
  voiding: Voiding | null,
): Promise<readonly Candidate[]> {
  const entered = await enteredGames(database, guildId);
  return entered.map((each) => (each.game.gameId === id ? { ...each, voiding } : each));
}

export async function guildsOf({ db }: Database): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('game')
    .select('guild_id')
    .where('state', '=', 'finished')
    .union(db.selectFrom('explored_import').select('guild_id'))
    .execute();
  return rows.flatMap(({ guild_id: id }) => id ?? []).toSorted();
}
