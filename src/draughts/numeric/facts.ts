/** The facts of a variant that the generators read, as the bits of one integer. */

const MEN_CAPTURE_BACK = 1 << 0;
/** Kings go and capture any distance; without it one step, as men do but in all four ways. */
const FLYING = 1 << 1;
/** A man that reaches the last row in mid-capture goes on as a king. */
const PROMOTES_IN_PASSING = 1 << 2;
/** A flying king lands right behind the captured piece. */
const LANDS_BEHIND = 1 << 3;
/** Captured pieces leave the board at once and block no more. */
const REMOVED_AT_ONCE = 1 << 4;
const MEN_SPARE_KINGS = 1 << 5;
/** Captures go along ranks and files too, over the second square (Frisian). */
const STRAIGHT = 1 << 10;
/** A captured king counts almost two men; of equal captures a king's goes first (Frisian). */
const KINGS_ALMOST_TWO = 1 << 11;
/** What makes one capture better than another, weightiest first; only the best captures are legal. */
const MOST_PIECES = 1 << 6;
const BY_A_KING = 1 << 7;
const MOST_KINGS = 1 << 8;
const KINGS_EARLIEST = 1 << 9;

export const facts = {
  MEN_CAPTURE_BACK,
  FLYING,
  PROMOTES_IN_PASSING,
  LANDS_BEHIND,
  REMOVED_AT_ONCE,
  MEN_SPARE_KINGS,
  MOST_PIECES,
  BY_A_KING,
  MOST_KINGS,
  KINGS_EARLIEST,
  STRAIGHT,
  KINGS_ALMOST_TWO,
  RANKED: MOST_PIECES | BY_A_KING | MOST_KINGS | KINGS_EARLIEST | KINGS_ALMOST_TWO,
} as const;
