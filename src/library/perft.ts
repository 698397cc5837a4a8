/** A separate entry point, because the bitboard generators are a third of the library. */

/** Counting lines of play */
export { perft } from '../draughts/perft.ts';
