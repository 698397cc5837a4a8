/** What the groups of a database come to, for people who count again. */
import type { Group } from './catalogue.ts';
import type { Endings } from './solve.ts';
import { isLoss, isWin, NOTHING, pliesOf } from './verdict.ts';

export interface Tally {
  /** Positions by their result for the side to move. */
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Plies of the longest way to a result. */
  readonly longest: number;
}

/** Counts the positions of the groups chosen. */
export function tallyOf({ catalogue, bytes }: Endings, isChosen: (group: Group) => boolean): Tally {
  let [won, lost, drawn, longest] = [0, 0, 0, 0];
  for (const { first, size } of catalogue.groups.filter(isChosen)) {
    for (const byte of bytes.subarray(first, first + size)) {
      if (byte === NOTHING) continue;
      if (isWin(byte)) won += 1;
      else if (isLoss(byte)) lost += 1;
      else drawn += 1;
      if (isWin(byte) || isLoss(byte)) longest = Math.max(longest, pliesOf(byte));
    }
  }
  return { won, lost, drawn, longest };
}

/** All pieces of a group. */
export const piecesOf = ({ men, kings, theirMen, theirKings }: Group): number =>
  men + kings + theirMen + theirKings;

/** Three kings to move against one. */
export const isThreeKingsToOne = ({ men, kings, theirMen, theirKings }: Group): boolean =>
  men + theirMen === 0 && kings === 3 && theirKings === 1;
