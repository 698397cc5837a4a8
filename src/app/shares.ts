/** The queues where users wait for slow work. */
import { refused } from '../kit/result.ts';
import { openCounter, type CounterRoom } from '../turns/counter.ts';
import type { Share, Shares } from './ports/limits.ts';

/**
 * The number of places. The drawing thread draws one animation at a time, an analysis may take
 * minutes, and everything else takes moments.
 */
const ROOM = {
  film: { atOnce: 1, each: 3, all: 60 },
  analysis: { atOnce: 8, each: 2, all: 40 },
  reading: { atOnce: 2, each: 4, all: 60 },
  export: { atOnce: 2, each: 3, all: 60 },
} as const satisfies Record<Share, CounterRoom>;

export function openShares(): Shares {
  const counters = {
    film: openCounter(ROOM.film),
    analysis: openCounter(ROOM.analysis),
    reading: openCounter(ROOM.reading),
    export: openCounter(ROOM.export),
  } as const satisfies Record<Share, unknown>;
  return {
    run: async (share, user, work) => {
      const outcome = await counters[share].run(user, work);
      if (outcome.ok) return outcome;
      return refused(
        outcome.problem === 'own'
          ? { code: 'share-taken', most: ROOM[share].each }
          : { code: 'share-crowded' },
      );
    },
  };
}
