import type { Group } from '../src/engine/endings/catalogue.ts';
import type { Endings } from '../src/engine/endings/solve.ts';
import { isLoss, isWin, lateOf, NOTHING, pliesOf } from '../src/engine/endings/verdict.ts';

export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly longest: number;
}

export function tallyOf(
  { variant, catalogue, verdicts }: Endings,
  isChosen: (group: Group) => boolean,
): Tally {
  const late = lateOf(variant.goal);
  let [won, lost, drawn, longest] = [0, 0, 0, 0];
  for (const { key } of catalogue.groups.filter(isChosen)) {
    for (const byte of verdicts[key] ?? []) {
      if (byte === NOTHING) continue;
      if (isWin(byte)) won += 1;
      else if (isLoss(byte)) lost += 1;
      else drawn += 1;
      if (isWin(byte) || isLoss(byte)) longest = Math.max(longest, pliesOf(byte) - late);
    }
  }
  return { won, lost, drawn, longest };
}

export const isThreeKingsToOne = ({ men, kings, theirMen, theirKings }: Group): boolean =>
  men + theirMen === 0 && kings === 3 && theirKings === 1;

export const hasPieces =
  (pieces: number) =>
  ({ men, kings, theirMen, theirKings }: Group): boolean =>
    men + kings + theirMen + theirKings === pieces;
