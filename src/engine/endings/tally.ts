/** What the groups of a database come to, for people who count again. */
import { piecesOf, type Group } from './catalogue.ts';
import type { Endings } from './solve.ts';
import type { Verdicts } from './solvePair.ts';
import { isLoss, isWin, lateOf, NOTHING, pliesOf } from './verdict.ts';

export interface Tally {
  /** Positions by their result for the side to move. */
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Plies of the longest way to a result. */
  readonly longest: number;
}

const NONE: Tally = { won: 0, lost: 0, drawn: 0, longest: 0 };

/** Counts verdicts, with what was counted before; `late` plies of each are beyond its end. */
function counted(verdicts: Verdicts, late: number, before: Tally): Tally {
  let { won, lost, drawn, longest } = before;
  for (const byte of verdicts) {
    if (byte === NOTHING) continue;
    if (isWin(byte)) won += 1;
    else if (isLoss(byte)) lost += 1;
    else drawn += 1;
    if (isWin(byte) || isLoss(byte)) longest = Math.max(longest, pliesOf(byte) - late);
  }
  return { won, lost, drawn, longest };
}

/** Counts the positions of the groups chosen. */
export const tallyOf = (
  { variant, catalogue, verdicts }: Endings,
  isChosen: (group: Group) => boolean,
): Tally =>
  catalogue.groups
    .filter(isChosen)
    .reduce(
      (tally, { key }) => counted(verdicts[key] ?? new Uint8Array(), lateOf(variant.goal), tally),
      NONE,
    );

/** Three kings to move against one. */
export const isThreeKingsToOne = ({ men, kings, theirMen, theirKings }: Group): boolean =>
  men + theirMen === 0 && kings === 3 && theirKings === 1;

/** So many pieces in all. */
export const hasPieces =
  (pieces: number) =>
  (group: Group): boolean =>
    piecesOf(group) === pieces;
