import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest slice, in ms. With the step in progress, it stays well below 5 ms. */
const SLICE_MS = 1.5;

/** Awaited between two steps. After a full slice, it waits for the next turn of the event loop. */
export type Pace = () => Promise<void>;

export function makePace(): Pace {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await nextTurn();
    began = performance.now();
  };
}
