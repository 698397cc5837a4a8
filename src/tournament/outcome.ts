/** The points that both sides get for a pair's result, in units that keep sums of tenths exact. */
import type { Game, Match, PairResult, Scoring } from './event.ts';

type Sides<T> = readonly [T, T];

export interface PairOutcome {
  readonly points: Sides<number>;
  /** If either side forfeits, the pair didn't play (C.04.2 3.5). */
  readonly forfeited: Sides<boolean>;
  readonly games: number;
  readonly halves: Sides<number>;
}

const HALVES: Readonly<Record<PairResult, Sides<number>>> = {
  '1-0': [2, 0],
  '=': [1, 1],
  '0-1': [0, 2],
  '+-': [0, 0],
  '-+': [0, 0],
  '--': [0, 0],
};
const FORFEITED: Readonly<Record<PairResult, Sides<boolean>>> = {
  '1-0': [false, false],
  '=': [false, false],
  '0-1': [false, false],
  '+-': [false, true],
  '-+': [true, false],
  '--': [true, true],
};

function outcomeOfResult(result: PairResult, { win, draw, loss }: Scoring): PairOutcome {
  const [won, drawn, lost] = [toUnits(win), toUnits(draw), toUnits(loss)];
  const points: Readonly<Record<PairResult, Sides<number>>> = {
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

export const gameOutcome = ({ result }: Game, scoring: Scoring): PairOutcome =>
  outcomeOfResult(result, scoring);

const addSides = ([a, b]: Sides<number>, [c, d]: Sides<number>): Sides<number> => [a + c, b + d];
const bothSides = ([a, b]: Sides<boolean>, [c, d]: Sides<boolean>): Sides<boolean> => [a && c, b && d];

/** A match is lost by forfeit only if a player forfeits both games (C.04.5 0). */
export function matchOutcome({ games: [first, second] }: Match, scoring: Scoring): PairOutcome {
  const [one, other] = [outcomeOfResult(first, scoring), outcomeOfResult(second, scoring)];
  return {
    points: addSides(one.points, other.points),
    forfeited: bothSides(one.forfeited, other.forfeited),
    games: one.games + other.games,
    halves: addSides(one.halves, other.halves),
  };
}

const MIRRORED: Readonly<Record<PairResult, PairResult>> = {
  '1-0': '0-1',
  '=': '=',
  '0-1': '1-0',
  '+-': '-+',
  '-+': '+-',
  '--': '--',
};
export const mirror = (result: PairResult): PairResult => MIRRORED[result];

const UNITS = 100;

export const toUnits = (points: number): number => Math.round(points * UNITS);

/** `power` is 2 for a product of two scores. */
export const toPoints = (units: number, power = 1): number => units / UNITS ** power;
