/** The contents of a square, for TypeScript and on the plain board. */
export const EMPTY = 0;
export const OWN_MAN = 1;
export const OWN_KING = 2;
export const THEIR_MAN = 3;
export const THEIR_KING = 4;
