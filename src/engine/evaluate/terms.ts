/** What the learned evaluation of the 8x8 games looks at besides patterns: a few numbers, each own less theirs. */
import { count } from '../ground/bits.ts';

/** The squares of the diagonal a1-h8, which looks the same from both sides. */
const MAIN_ROAD = [0, 4, 9, 13, 18, 22, 27, 31].reduce((bits, square) => bits | (1 << square), 0);

const sign = (bits: number): number => (bits === 0 ? 0 : 1);

/** The squares from which a man of the side to move (of the other side) has an empty square before it. */
export const above = (empty: number): number =>
  ((empty >>> 4) & 0x0fffffff) | ((empty >>> 3) & 0x0e0e0e0e) | ((empty >>> 5) & 0x00707070);
export const below = (empty: number): number =>
  (empty << 4) | ((empty << 3) & 0x70707070) | ((empty << 5) & 0x0e0e0e00);

/** Men, kings, whether there is a king, men that can move, and whether a king holds the main road. */
export const menTerm = (own: number, theirs: number): number => count(own) - count(theirs);
export const hasKingTerm = (ownKings: number, theirKings: number): number =>
  sign(ownKings) - sign(theirKings);
export const mobileTerm = (own: number, theirs: number, empty: number): number =>
  count(own & above(empty)) - count(theirs & below(empty));
export const roadTerm = (ownKings: number, theirKings: number): number =>
  sign(ownKings & MAIN_ROAD) - sign(theirKings & MAIN_ROAD);

/**
 * How many times a score is halved because so little can be won: with kings on both sides and few pieces, most games are
 * drawn although one side has more. In 2 million positions of games, the learned score was worth a half to a third there of
 * what it is elsewhere; with at most `few` pieces, whoever has how many.
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

/** A score halved so many times, towards nothing. */
export const halved = (score: number, times: number): number => (score / (1 << times)) | 0;
