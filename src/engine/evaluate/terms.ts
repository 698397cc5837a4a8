/** The features of evaluations: small numbers, each for the side to move minus the opponent's. */
import { count } from '../ground/bits.ts';

/** The diagonal a1-h8. */
const MAIN_ROAD = [0, 4, 9, 13, 18, 22, 27, 31].reduce((bits, square) => bits | (1 << square), 0);

const sign = (bits: number): number => (bits === 0 ? 0 : 1);

/** The squares of an 8x8 board with an empty square in front, for the side to move. */
export const above = (empty: number): number =>
  ((empty >>> 4) & 0x0fffffff) | ((empty >>> 3) & 0x0e0e0e0e) | ((empty >>> 5) & 0x00707070);
export const below = (empty: number): number =>
  (empty << 4) | ((empty << 3) & 0x70707070) | ((empty << 5) & 0x0e0e0e00);

export const menTerm = (own: number, theirs: number): number => count(own) - count(theirs);
export const hasKingTerm = (ownKings: number, theirKings: number): number =>
  sign(ownKings) - sign(theirKings);
export const mobileTerm = (own: number, theirs: number, empty: number): number =>
  count(own & above(empty)) - count(theirs & below(empty));
export const roadTerm = (ownKings: number, theirKings: number): number =>
  hasKingTerm(ownKings & MAIN_ROAD, theirKings & MAIN_ROAD);

/**
 * With kings on both sides and few pieces, most games are drawn even if one side has more pieces.
 */
export function halvings(
  own: number,
  theirs: number,
  ownKings: number,
  theirKings: number,
  few: number,
): number {
  if (ownKings === 0 || theirKings === 0) return 0;
  const all = own + theirs;
  if (all <= 4) return 2;
  return all <= few || (all <= 12 && Math.abs(own - theirs) <= 1) ? 1 : 0;
}

export const halved = (score: number, times: number): number => (score / (1 << times)) | 0;
