/** Keeps long work from holding up the event loop, where answers to other players wait. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one turn of the event loop may work before it is given away: with the step that is under way, well below 5 ms. */
const SLICE_MS = 1.5;

/** To be awaited between two steps of a long work: waits for the next turn once this one has lasted long enough. */
export type Pace = () => Promise<void>;

export function makePace(): Pace {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await nextTurn();
    began = performance.now();
  };
}
