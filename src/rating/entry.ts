/**
 * Entering a finished game in a server's books: a pure step from what was known before to all that follows. The store
 * makes this step in the transaction that ends the game; `replay` makes it again for all games, and must come out the same.
 */
import { opponentOf } from '../draughts/piece.ts';
import { COLORS, type ByColor, type Color } from '../draughts/types.ts';
import type { GameId, UserId } from '../game/game.ts';
import { pairOf, type Finished } from './finished.ts';
import { NO_TIES, tiesAfter, type Ties } from './established.ts';
import { newRating, type Rating } from './glicko.ts';
import { poolsOf, type Pool } from './pool.ts';
import { afterEncounter, withReleased, type PlayerRecord } from './record.ts';
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
  /** There while the game is on hold for this player; what it does later is said by no game. */
  readonly isHeld?: true | undefined;
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
  /** Whether someone is established of whom a game of the two is on hold; also of stand-ins. */
  isEstablished(user: UserId): boolean;
  /** Whether fewer than `LEAST_RANKED` players are ranked at an instant (ms). */
  isOpen(at: number): boolean;
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
  const ties = tiesOf(game, books);
  const [inOwn, inAll] = [meet(game, own, ties, books), meet(game, all, ties, books)];
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
  readonly before: Rating;
  readonly after: PlayerRecord;
  readonly isHeld: boolean;
}

/** Both players' ties after the game. */
function tiesOf(game: Finished, books: Books): ByColor<Ties> {
  const before = byColor((color): Ties => {
    const { isEstablished, ties } = books.record('all', game.players[color].id) ?? NO_TIES;
    return { isEstablished, ties };
  });
  return tiesAfter(game, before, books.isOpen(game.at));
}

/** Both players' records in a pool before and after the game; each is rated against the other as they were before. */
function meet(game: Finished, pool: Pool, ties: ByColor<Ties>, books: Books): ByColor<Step> {
  const { players, at } = game;
  const before = byColor((color) => {
    const other = opponentOf(color);
    const isEstablished = (user: UserId): boolean =>
      user === players[other].id ? ties[other].isEstablished : books.isEstablished(user);
    const record = books.record(pool, players[color].id);
    return record && withReleased(record, isEstablished);
  });
  const ratings = byColor((color) => before[color]?.rating ?? newRating(at));
  return byColor((color) => {
    const other = opponentOf(color);
    const isHeld = !ties[other].isEstablished;
    const encounter = { game, color, opponent: ratings[other], isHeld, ties: ties[color] };
    return { before: ratings[color], after: afterEncounter(before[color], encounter), isHeld };
  });
}

const changeOf = ({ before, after, isHeld }: Step): Change => ({
  before: Math.round(before.value),
  after: Math.round(after.rating.value),
  deviation: Math.round(after.rating.deviation),
  ...(isHeld && { isHeld }),
});
