/** A separate entry point, because it includes the compiled rules. */

/** Counting lines of play */
export { perft } from '../draughts/perft.ts';
