/** How many threads think. */
import { availableParallelism } from 'node:os';

/** As many as the settings say; otherwise one less than there are cores, so that one is left to answer Discord. */
export const threadsFor = (setting: number | null): number =>
  setting ?? Math.max(1, availableParallelism() - 1);
