/**
 * Entering a finished game in a server's books: a pure step from what was known before to all that follows. The store
 * makes this step in the transaction that ends the game; `replay` makes it again for all games, and must come out the same.
 */
import { opponentOf } from '../draughts/piece.ts';
import { COLORS, type ByColor, type Color } from '../draughts/types.ts';
import type { GameId, UserId } from '../game/game.ts';
import { pairOf, type Finished } from './finished.ts';
import { newRating } from './glicko.ts';
import { poolsOf, type Pool } from './pool.ts';
import { afterEncounter, type PlayerRecord } from './record.ts';
import { judge, type Earlier, type Verdict } from './verdict.ts';

/** The admins' word that a game shall not count. */
export interface Voiding {
  readonly by: UserId;
  /** When (ms). */
  readonly at: number;
  readonly reason: string | null;
}

/** A decision of a server's admins about a game: that it shall not count, or shall again. */
export interface Ruling extends Voiding {
  readonly gameId: GameId;
  readonly verb: 'void' | 'restore';
}

/** What a game did to a rating, in whole points; `deviation` is how unsure it was after it. */
export interface Change {
  readonly before: number;
  readonly after: number;
  readonly deviation: number;
}

/** A finished game with what became of it; `ratings` are those of its variant, `overall` those of all games together. */
export interface Outcome extends Finished {
  /** Its number among the games of its server, from 1, in the order in which they ended. */
  readonly seq: number;
  readonly verdict: Verdict;
  readonly ratings: ByColor<Change> | null;
  readonly overall: ByColor<Change> | null;
  readonly voiding: Voiding | null;
}

/** What must be known before a game is entered. */
export interface Books {
  /** The counted games between the same two that ended before it. */
  earlier(pair: string): readonly Earlier[];
  /** `null` for someone who has no counted game in the pool. */
  record(pool: Pool, user: UserId): PlayerRecord | null;
}

/** A record that a game changed. */
export interface Changed {
  readonly pool: Pool;
  readonly user: UserId;
  readonly record: PlayerRecord;
}

export interface Entry {
  readonly outcome: Outcome;
  readonly changed: readonly Changed[];
}

/** A finished game that waits to be entered. */
export interface Candidate {
  readonly game: Finished;
  readonly seq: number;
  readonly voiding: Voiding | null;
}

/** Enters a game. */
export function enter({ game, seq, voiding }: Candidate, books: Books): Entry {
  const verdict = voiding ? 'void' : judge(game, books.earlier(pairOf(game.players)));
  if (verdict !== 'counted')
    return { outcome: { ...game, seq, verdict, ratings: null, overall: null, voiding }, changed: [] };
  const [own, all] = poolsOf(game.variant);
  const [inOwn, inAll] = [meet(game, own, books), meet(game, all, books)];
  const changedIn = (pool: Pool, steps: ByColor<Step>): readonly Changed[] =>
    COLORS.map((color) => ({ pool, user: game.players[color].id, record: steps[color].after }));
  const ratings = byColor((color) => changeOf(inOwn[color]));
  const overall = byColor((color) => changeOf(inAll[color]));
  return {
    outcome: { ...game, seq, verdict, ratings, overall, voiding },
    changed: [...changedIn(own, inOwn), ...changedIn(all, inAll)],
  };
}

const byColor = <T>(make: (color: Color) => T): ByColor<T> => ({
  white: make('white'),
  black: make('black'),
});

interface Step {
  readonly before: PlayerRecord | null;
  readonly after: PlayerRecord;
}

/**
 * Whose rating the game may change. An account that has lost every game, and all of them to one player, says nothing of that player's
 * strength, however often it loses: once they have met others, its losses are theirs alone.
 */
function movesOf({ players, winner }: Finished, books: Books): ByColor<boolean> {
  const record = (color: Color): PlayerRecord | null => books.record('all', players[color].id);
  const hasOnlyLost = (color: Color, to: Color): boolean => {
    const known = record(color);
    if (!known) return true;
    const { wins, draws } = known.spans.ever;
    return wins + draws === 0 && hasMetOnly(known, players[to].id);
  };
  return byColor((color) => {
    const [own, other] = [record(color), opponentOf(color)];
    const isFed = winner === color && own !== null && !hasMetOnly(own, players[other].id);
    return !isFed || !hasOnlyLost(other, color);
  });
}

const hasMetOnly = ({ isVaried, firstOpponent }: PlayerRecord, user: UserId): boolean =>
  !isVaried && firstOpponent === user;

/** Both players' records in a pool before and after the game; each is rated against the other as they were before. */
function meet(game: Finished, pool: Pool, books: Books): ByColor<Step> {
  const before = byColor((color) => books.record(pool, game.players[color].id));
  const ratings = byColor((color) => before[color]?.rating ?? newRating(game.at));
  const moves = movesOf(game, books);
  return byColor((color) => {
    const encounter = { game, color, opponent: ratings[opponentOf(color)], movesRating: moves[color] };
    return { before: before[color], after: afterEncounter(before[color], encounter) };
  });
}

const changeOf = ({ before, after }: Step): Change => ({
  before: Math.round(before?.rating.value ?? newRating(0).value),
  after: Math.round(after.rating.value),
  deviation: Math.round(after.rating.deviation),
});
