/** Runs in the transaction that ends a game. `replay` runs the same code for all games. */
import { byColor, opponentOf } from '../draughts/piece.ts';
import { COLORS, type ByColor } from '../draughts/types.ts';
import type { GameId, UserId } from '../game/game.ts';
import { pairOf, type Finished } from './finished.ts';
import { NO_TIES, tiesAfter, type Ties } from './established.ts';
import { newRating, type Rating } from './glicko.ts';
import { afterEncounter, type PlayerRecord, type Pool, poolsOf, withReleased } from './record.ts';
import { judge, type Earlier, type Verdict } from './verdict.ts';

export interface Voiding {
  readonly by: UserId;
  readonly at: number;
  readonly reason: string | null;
}

export interface Ruling extends Voiding {
  readonly gameId: GameId;
  readonly verb: 'void' | 'restore';
}

export interface Change {
  readonly before: number;
  readonly after: number;
  readonly deviation: number;
  readonly isHeld?: true | undefined;
}

export interface RatedResult extends Finished {
  readonly seq: number;
  readonly verdict: Verdict;
  readonly ratings: ByColor<Change> | null;
  readonly overall: ByColor<Change> | null;
  readonly voiding: Voiding | null;
}

export interface Books {
  earlier(pair: string): readonly Earlier[];
  record(pool: Pool, user: UserId): PlayerRecord | null;
  /** Also true for opponents in games that are on hold, and for stand-ins. */
  isEstablished(user: UserId): boolean;
  isOpen(at: number): boolean;
}

export interface Changed {
  readonly pool: Pool;
  readonly user: UserId;
  readonly record: PlayerRecord;
}

export interface Entry {
  readonly outcome: RatedResult;
  readonly changed: readonly Changed[];
}

export interface Candidate {
  readonly game: Finished;
  readonly seq: number;
  readonly voiding: Voiding | null;
}

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

interface Step {
  readonly before: Rating;
  readonly after: PlayerRecord;
  readonly isHeld: boolean;
}

function tiesOf(game: Finished, books: Books): ByColor<Ties> {
  const before = byColor((color): Ties => {
    const { isEstablished, ties } = books.record('all', game.players[color].id) ?? NO_TIES;
    return { isEstablished, ties };
  });
  return tiesAfter(game, before, books.isOpen(game.at));
}

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
