/** Results are shared for a second, so that frequent requests cost nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import { isAwaited, type SweptStore } from '../app/due/kinds.ts';
import type { SweepState } from '../app/due/sweeper.ts';
import type { Backlog } from '../app/ports/due.ts';
import { StoreAway } from '../app/ports/store.ts';
import {
  checkDatabase,
  checkDiscord,
  checkDisk,
  checkSweep,
  overdueFor,
  type SeenDatabase,
  type SeenDiscord,
  type SeenSweep,
} from './readiness.ts';
import type { Seen } from './figures/state.ts';

export interface Sights {
  readonly discord: () => Promise<SeenDiscord>;
  readonly sweep: () => SweepState | null;
  readonly store: Pick<SweptStore, 'touch' | 'games' | 'due'>;
  readonly fullness: { isFull: boolean };
  readonly soundness: { readonly isDamaged: boolean };
  readonly engine: () => Seen['engine'];
  /** In bytes; `null` if the database is on another machine. */
  readonly freeDisk: (() => Promise<number>) | null;
  /** The private address that all visitors of the page seem to come from, if there is one. */
  readonly visitorsFrom?: () => string | null;
  readonly now: () => number;
  readonly stopwatch: () => number;
  readonly patience?: number;
}

/** In ms. Shorter than any client waits. */
const DATABASE_TIMEOUT = 2000;
const FRESH = 1000;
const GAMES_FRESH = 60_000;

async function within<T>(answer: Promise<T>, patience: number, instead: T): Promise<T> {
  return Promise.race([answer.catch(() => instead), sleep(patience, instead, { ref: false })]);
}

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
    // A real write is needed only after "full".
    await store.touch(fullness.isFull);
    fullness.isFull = false;
    return 'written';
  } catch (error) {
    return error instanceof StoreAway && error.code === 'store-full' ? 'full' : 'away';
  }
}

function sweepSeen({ sweep, now, stopwatch }: Sights, backlog: Seen['backlog']): SeenSweep {
  const state = sweep();
  return {
    lookedFor: state && stopwatch() - state.lookedAt,
    full: [...(state?.full ?? [])]
      .filter(([kind]) => isAwaited(kind))
      .map(([kind, at]) => ({ kind, since: stopwatch() - at })),
    dueFor: overdueFor(backlog ?? [], now()),
  };
}

/** Returns even if the database hangs, because that is a result too. */
export function lookOver(sights: Sights): () => Promise<Seen> {
  const { discord, store, engine, freeDisk, now, stopwatch, patience = DATABASE_TIMEOUT } = sights;
  const countGames = remembered(
    () => within<number | null>(store.games.countOpen(), patience, null),
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
