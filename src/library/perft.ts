/** A separate entry point, because it contains the compiled rules. */

/** Counting lines of play */
export { perft } from '../draughts/perft.ts';
