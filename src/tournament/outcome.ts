/** What a pair's result brings both sides. */
import type { Game, Match, Result, Scoring } from './event.ts';
import { toUnits } from './points.ts';

/** White's and Black's. */
type Sides<T> = readonly [T, T];

/** How a pair ended. */
export interface Outcome {
  /** In units. */
  readonly points: Sides<number>;
  /** Who lost by forfeit; if anybody did, the pair was not played (C.04.2 3.5). */
  readonly forfeited: Sides<boolean>;
  /** Games played over the board. */
  readonly games: number;
  /** Points of those games, a win being 2 and a draw 1. */
  readonly halves: Sides<number>;
}

const HALVES: Readonly<Record<Result, Sides<number>>> = {
  '1-0': [2, 0],
  '=': [1, 1],
  '0-1': [0, 2],
  '+-': [0, 0],
  '-+': [0, 0],
  '--': [0, 0],
};
const FORFEITED: Readonly<Record<Result, Sides<boolean>>> = {
  '1-0': [false, false],
  '=': [false, false],
  '0-1': [false, false],
  '+-': [false, true],
  '-+': [true, false],
  '--': [true, true],
};

/** A lost forfeit brings nothing. */
export function outcomeOfResult(result: Result, { win, draw, loss }: Scoring): Outcome {
  const [won, drawn, lost] = [toUnits(win), toUnits(draw), toUnits(loss)];
  const points: Readonly<Record<Result, Sides<number>>> = {
    '1-0': [won, lost],
    '=': [drawn, drawn],
    '0-1': [lost, won],
    '+-': [won, 0],
    '-+': [0, won],
    '--': [0, 0],
  };
  const forfeited = FORFEITED[result];
  return {
    points: points[result],
    forfeited,
    games: forfeited.includes(true) ? 0 : 1,
    halves: HALVES[result],
  };
}

export const gameOutcome = ({ result }: Game, scoring: Scoring): Outcome => outcomeOfResult(result, scoring);

const added = ([a, b]: Sides<number>, [c, d]: Sides<number>): Sides<number> => [a + c, b + d];
const both = ([a, b]: Sides<boolean>, [c, d]: Sides<boolean>): Sides<boolean> => [a && c, b && d];

/** A match is lost by forfeit only by who forfeits both games (C.04.5 0). */
export function matchOutcome({ games: [first, second] }: Match, scoring: Scoring): Outcome {
  const [one, other] = [outcomeOfResult(first, scoring), outcomeOfResult(second, scoring)];
  return {
    points: added(one.points, other.points),
    forfeited: both(one.forfeited, other.forfeited),
    games: one.games + other.games,
    halves: added(one.halves, other.halves),
  };
}

const MIRRORED: Readonly<Record<Result, Result>> = {
  '1-0': '0-1',
  '=': '=',
  '0-1': '1-0',
  '+-': '-+',
  '-+': '+-',
  '--': '--',
};
/** A result as the other side of the board sees it. */
export const mirrored = (result: Result): Result => MIRRORED[result];
