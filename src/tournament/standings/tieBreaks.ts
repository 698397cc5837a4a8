/** The tie-breaks (C.07) by their codes. Direct encounter is an order, not a value. */
import { type Entry, scoreOf } from '../ledger.ts';
import { toPoints } from '../outcome.ts';
import { type Contribution, contributionsOf, type ScoredRounds, sumOf, type Worth } from './contributions.ts';
import { averageOfOpponents, linearPerformanceOf, performanceOf } from './performance.ts';

export const DIRECT = 'DE';
const VALUES = [
  'BH',
  'BH/C1',
  'BH/C2',
  'BH/M1',
  'BH/M2',
  'SB',
  'SB/C1',
  'WIN',
  'WON',
  'PS',
  'ARO',
  'TPR',
  'LP',
] as const;
type ValueCode = (typeof VALUES)[number];
export const TIE_BREAKS = [...VALUES, DIRECT] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const SWISS_TIE_BREAKS: readonly TieBreak[] = ['BH/C1', 'BH', 'SB', 'DE', 'WON'];
export const ROUND_ROBIN_TIE_BREAKS: readonly TieBreak[] = ['DE', 'WON', 'SB'];

export interface Basis extends ScoredRounds {
  readonly win: number;
  readonly ratingOf: (number: number) => number | undefined;
}

const byOpponent: Worth = ({ score }) => score;
const byPoints: Worth = ({ score, points }) => score * points;

/** 8.1, 14: the opponents' scores. */
const buchholz = (some: readonly Contribution[], low = 0, high = 0): number =>
  toPoints(sumOf(some, byOpponent, low, high));

/** 9.1: the opponents' scores times the points against them. */
const sonnebornBerger = (some: readonly Contribution[], low = 0): number =>
  toPoints(sumOf(some, byPoints, low), 2);

/** 7.5: the sum of the scores after each round. */
const progress = (entries: readonly Entry[]): number =>
  toPoints(entries.reduce((sum, _, round) => sum + scoreOf(entries, round + 1), 0));

export function valueOf(code: ValueCode, number: number, basis: Basis): number | null {
  const entries = basis.ledger[number] ?? [];
  const contributions = contributionsOf(number, basis);
  const wins = entries.filter(({ points }) => points === basis.win);
  switch (code) {
    case 'BH':
      return buchholz(contributions);
    case 'BH/C1':
      return buchholz(contributions, 1);
    case 'BH/C2':
      return buchholz(contributions, 2);
    case 'BH/M1':
      return buchholz(contributions, 1, 1);
    case 'BH/M2':
      return buchholz(contributions, 2, 2);
    case 'SB':
      return sonnebornBerger(contributions);
    case 'SB/C1':
      return sonnebornBerger(contributions, 1);
    case 'WIN':
      return wins.length;
    case 'WON':
      return wins.filter(({ isPlayed }) => isPlayed).length;
    case 'PS':
      return progress(entries);
    case 'ARO':
      return averageOfOpponents(entries, basis.ratingOf);
    case 'TPR':
      return performanceOf(entries, basis.ratingOf);
    case 'LP':
      return linearPerformanceOf(entries, basis.ratingOf);
  }
}
