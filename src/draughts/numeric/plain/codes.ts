/** What stands on a square of the plain board, one word a square. */
export const codes = {
  EMPTY: 0,
  OWN_MAN: 1,
  OWN_KING: 2,
  THEIR_MAN: 3,
  THEIR_KING: 4,
  /** Captured, but still in the way. */
  TAKEN: 5,
} as const;
