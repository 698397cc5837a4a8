/**
 * Looks how the bot stands, when somebody asks: nothing is looked at while nobody does. Whoever asks again within a second is told
 * the same, so that asking often costs nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isAwaited, type SweptStore } from '../app/due/kinds.ts';
import type { SweepState } from '../app/due/sweeper.ts';
import type { Backlog } from '../app/ports/due.ts';
import { StoreAway } from '../app/ports/storeAway.ts';
import {
  checkDatabase,
  checkDiscord,
  checkDisk,
  checkSweep,
  type SeenDatabase,
  type SeenDiscord,
  type SeenSweep,
} from './readiness.ts';
import type { Seen } from './figures/state.ts';

/** What is looked at. Clocks and spans are in ms. */
export interface Sights {
  readonly discord: () => Promise<SeenDiscord>;
  /** `null` before the bot sweeps. */
  readonly sweep: () => SweepState | null;
  readonly store: Pick<SweptStore, 'touch' | 'countOpen' | 'due'>;
  /** Whether the store was found full since it was last written thoroughly. */
  readonly fullness: { isFull: boolean };
  /** Whether the database was found damaged. */
  readonly soundness: { readonly isDamaged: boolean };
  readonly engine: () => Seen['engine'];
  /** Bytes that are free on the disk of the database; `null` where that is another machine's. */
  readonly freeDisk: (() => Promise<number>) | null;
  /** By the clock of due times. */
  readonly now: () => number;
  readonly stopwatch: () => number;
  /** How long the database and the disk may take to answer. */
  readonly patience?: number;
}

/** How long (ms) the database and the disk may take: less than whoever asks waits for. */
const PATIENCE = 2000;
/** So long (ms) the same is told again. */
const FRESH = 1000;
/** Counting the open games is worth its while so seldom (ms). */
const GAMES_FRESH = 60_000;

/** The answer, or `instead` when it does not come in time or fails. */
async function within<T>(answer: Promise<T>, patience: number, instead: T): Promise<T> {
  const waiting = new AbortController();
  const late = sleep(patience, instead, { ref: false, signal: waiting.signal }).catch(() => instead);
  try {
    return await Promise.race([answer.catch(() => instead), late]);
  } finally {
    waiting.abort();
  }
}

/** Gives again what was given less than so many ms ago, and to all who ask at once the same. */
function remembered<T>(look: () => Promise<T>, fresh: number, stopwatch: () => number): () => Promise<T> {
  let last: { readonly at: number; readonly seen: Promise<T> } | null = null;
  return () => {
    if (last === null || stopwatch() - last.at >= fresh) last = { at: stopwatch(), seen: look() };
    return last.seen;
  };
}

async function write({ store, fullness, soundness }: Sights): Promise<SeenDatabase> {
  if (soundness.isDamaged) return 'damaged';
  try {
    // Only where there was no room is it worth a true row to know that there is again.
    await store.touch(fullness.isFull);
    fullness.isFull = false;
    return 'written';
  } catch (error) {
    return error instanceof StoreAway && error.code === 'store-full' ? 'full' : 'away';
  }
}

function sweepSeen({ sweep, now, stopwatch }: Sights, backlog: Seen['backlog']): SeenSweep {
  const state = sweep();
  const awaited = (backlog ?? []).filter(({ kind }) => isAwaited(kind));
  const since = awaited.flatMap((each) => (each.since === null ? [] : [each.since]));
  return {
    lookedFor: state && stopwatch() - state.lookedAt,
    full: [...(state?.full ?? [])]
      .filter(([kind]) => isAwaited(kind))
      .map(([kind, at]) => ({ kind, since: stopwatch() - at })),
    dueFor: since.length > 0 ? now() - Math.min(...since) : null,
  };
}

/** Looks at all of it. What is asked of the database waits for nobody: where it hangs, that is what was seen. */
export function lookOver(sights: Sights): () => Promise<Seen> {
  const { discord, store, engine, freeDisk, now, stopwatch, patience = PATIENCE } = sights;
  const countGames = remembered(
    () => within<number | null>(store.countOpen(), patience, null),
    GAMES_FRESH,
    stopwatch,
  );
  const look = async (): Promise<Seen> => {
    const [connections, written, backlog, free] = await Promise.all([
      discord(),
      within<SeenDatabase>(write(sights), patience, 'slow'),
      within<readonly Backlog<string>[] | null>(store.due.backlog(now()), patience, null),
      freeDisk === null ? null : within<number | null>(freeDisk(), patience, 0),
    ]);
    return {
      readiness: {
        discord: checkDiscord(connections),
        database: checkDatabase(written),
        sweep: checkSweep(sweepSeen(sights, backlog)),
        disk: checkDisk(free),
      },
      gateway: connections,
      backlog,
      openGames: written === 'written' ? await countGames() : null,
      engine: engine(),
      freeDisk: free,
      now: now(),
    };
  };
  return remembered(look, FRESH, stopwatch);
}
