/**
 * One budget of requests for all processes of a token. Discord takes 50 a second, answers to interactions aside. So each request takes
 * its turn in the store, of which there are 45 a second; a process that is busy takes several at once, so that there is not a
 * query for each request. A turn may be used a little early or late, by five turns in all: within any second there are 50 at most.
 *
 * Source: https://docs.discord.com/developers/topics/rate-limits#global-rate-limit
 */
import type { Gateway } from '../app/ports/gateway.ts';

/** Turns are so far apart, in ms. */
export const APART = 1000 / 45;
/** How early and how late one may be used, in ms. */
const [EARLY, LATE] = [60, 50];
/** So many are taken at once at most. */
const MOST = 10;
/** While the store is away a process takes so small a part of the budget as leaves room for three others. */
const PARTS = 4;

/** Turns that were taken at once; times in ms. */
export interface Slice {
  readonly from: number;
  readonly apart: number;
  readonly size: number;
  readonly used: number;
}

/** How many turns to take next: twice as many where all of the last were used in time, and as many as wait. */
export function sizeAfter(last: Slice | null, waiting: number): number {
  const before = last !== null && last.used >= last.size ? 2 * last.size : 1;
  return Math.min(MOST, Math.max(before, waiting, 1));
}

/** The next turn of a slice that can still be used: how long to wait for it (ms), and what is left; `null` when there is none. */
export function nextOf(slice: Slice, now: number): { readonly wait: number; readonly left: Slice } | null {
  const { from, apart, size, used } = slice;
  const next = Math.max(used, Math.ceil((now - LATE - from) / apart));
  if (next >= size) return null;
  return { wait: Math.max(0, from + next * apart - EARLY - now), left: { ...slice, used: next + 1 } };
}

export interface TurnParts {
  readonly book: Pick<Gateway, 'nextTurn'>;
  readonly stopwatch: () => number;
  /** How far apart turns are now, in ms. */
  readonly apart: () => number;
}

/** Gives how long a request has to wait for its turn, in ms. */
export function takingTurns({ book, stopwatch, apart }: TurnParts): () => Promise<number> {
  const waiting: ((wait: number) => void)[] = [];
  let slice: Slice | null = null;
  let isAsking = false;
  let ownFrom = -Infinity;

  const alone = (size: number): Slice => {
    const [now, far] = [stopwatch(), apart() * PARTS];
    const from = Math.max(now, ownFrom);
    ownFrom = from + size * far;
    return { from, apart: far, size, used: 0 };
  };

  const taken = async (size: number): Promise<Slice> => {
    const far = apart();
    try {
      const wait = await book.nextTurn('requests', Math.ceil(size * far));
      return { from: stopwatch() + wait, apart: far, size, used: 0 };
    } catch {
      return alone(size);
    }
  };

  const use = (): number | null => {
    const next = slice && nextOf(slice, stopwatch());
    if (next) slice = next.left;
    return next?.wait ?? null;
  };

  const ask = async (): Promise<void> => {
    isAsking = true;
    while (waiting.length > 0) {
      slice = await taken(sizeAfter(slice, waiting.length));
      for (let wait = use(); wait !== null; wait = waiting.length > 0 ? use() : null) waiting.shift()?.(wait);
    }
    isAsking = false;
  };

  return () => {
    const wait = isAsking ? null : use();
    if (wait !== null) return Promise.resolve(wait);
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (!isAsking) void ask();
    });
  };
}
