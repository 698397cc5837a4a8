/** A door of its own, because the generators on bits are a third of the library. */

/** Counting lines of play */
export { perft } from '../draughts/perft.ts';
