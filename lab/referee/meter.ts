/** A world that counts what searches visit in it, for they tell the stopwatch each time that they look at it. */
import type { World } from '../../src/engine/search/limits.ts';

export interface Meter {
  readonly world: World;
  /** Positions that have been visited in all. */
  readonly visited: () => number;
}

/** A world with that stopwatch, where nothing has been visited yet. */
export function meterOf(now: World['now']): Meter {
  let [before, all] = [0, 0];
  const counting = (nodes: number): number => {
    all += Math.max(0, nodes - before);
    before = nodes;
    return now(nodes);
  };
  return { world: { now: counting, isCancelled: () => false }, visited: () => all };
}
