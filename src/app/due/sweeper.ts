/**
 * A slow row makes room for the next one. A failed row is retried alone, in case it kills the
 * process.
 */
import type { Claim } from '../ports/due.ts';
import { attempt, CLAIM, type Job, type SweeperParts } from './attempt.ts';
import { canWait, DUE_KINDS, type DueKind } from './kinds.ts';
import { setImmediate as othersFirst, setTimeout as sleep } from 'node:timers/promises';
import { SECOND } from '../../game/calendar/span.ts';

export interface SweepState {
  /** When all due rows were last checked; at first, when the sweeper was created. */
  readonly lookedAt: number;
  /** Kinds without a free place, each with the time when its last row ended. */
  readonly full: ReadonlyMap<DueKind, number>;
}

export interface Sweeper {
  /** Starts as many rows as there are places; returns whether more may be due. */
  fill(): Promise<boolean>;
  freed(): Promise<void>;
  idle(): Promise<void>;
  /** Releases running rows to the next sweeper at once. They count as never tried. */
  letGo(): Promise<void>;
  state(): SweepState;
}

/** How many rows of a kind occupy places in its lane. */
const countOf = (jobs: Iterable<Job>, kind: DueKind): number =>
  [...jobs].filter((job) => job.kind === kind && !job.isAgain).length;

/** How many rows to claim: none until half of the lane is free, because each claim has a cost. */
function roomIn(
  places: { readonly prompt: number; readonly most: number },
  taken: { readonly prompt: number; readonly all: number },
): { readonly rows: number; readonly isFull: boolean } {
  const left = places.most - taken.all;
  const rows = Math.min(places.prompt - taken.prompt, left);
  return { rows: rows < places.prompt / 2 ? 0 : rows, isFull: left < places.prompt / 2 };
}

export function newSweeper(parts: SweeperParts): Sweeper {
  const { app, stopwatch = (): number => performance.now(), holdsBack = () => false } = parts;
  const { due } = app.store;
  const prompt = new Set<Job>();
  const underWay = new Map<Job, Promise<void>>();
  /** Rows that failed during an outage. */
  const pardons = new Set<Job>();
  const full = new Map<DueKind, number>();
  let lookedAt = stopwatch();
  let freeing = Promise.withResolvers<void>();

  function free(): void {
    freeing.resolve();
    freeing = Promise.withResolvers<void>();
  }

  function begin(job: Job): void {
    prompt.add(job);
    const isSlow = (): void => {
      prompt.delete(job);
      free();
    };
    const work = async (): Promise<void> => {
      const outcome = await attempt(parts, job, isSlow);
      if (outcome === 'outage') pardons.add(job);
      parts.attempted?.(job.kind, outcome);
      underWay.delete(job);
      full.delete(job.kind);
      isSlow();
    };
    underWay.set(job, work());
  }

  const claimOf = (kind: DueKind, limit: number, again: boolean): Claim => {
    const now = app.now();
    const own = [...underWay.keys()].filter((job) => job.kind === kind);
    return { now, until: now + CLAIM, limit, again, except: own.map(({ claimed }) => claimed.key) };
  };

  async function fillLane(kind: DueKind): Promise<boolean> {
    const taken = { prompt: countOf(prompt, kind), all: countOf(underWay.keys(), kind) };
    const room = roomIn(DUE_KINDS[kind].places, taken);
    if (room.isFull && !full.has(kind)) full.set(kind, stopwatch());
    if (room.rows === 0) return true;
    const claims = await due.claim(kind, claimOf(kind, room.rows, false));
    for (const claimed of claims) begin({ kind, claimed, isAgain: false });
    return claims.length === room.rows;
  }

  async function beginAgain(kind: DueKind): Promise<boolean> {
    const rows = await due.claim(kind, claimOf(kind, 1, true));
    for (const claimed of rows) begin({ kind, claimed, isAgain: true });
    return rows.length > 0;
  }

  async function tryAgain(kinds: readonly DueKind[]): Promise<boolean> {
    if ([...underWay.keys()].some(({ isAgain }) => isAgain)) return true;
    for (const kind of kinds) if (await beginAgain(kind)) return true;
    return false;
  }

  async function pardonAll(): Promise<void> {
    for (const job of pardons) {
      await due.pardon(job.kind, job.claimed, job.claimed.until);
      pardons.delete(job);
    }
  }

  return {
    async fill() {
      await pardonAll();
      const waiting = await due.waiting(app.now());
      const kinds = holdsBack() ? waiting.filter((kind) => !canWait(kind)) : waiting;
      let isMore = false;
      for (const kind of kinds) isMore = (await fillLane(kind)) || isMore;
      isMore = (await tryAgain(kinds)) || isMore;
      lookedAt = stopwatch();
      return isMore;
    },
    freed: () => freeing.promise,
    async idle() {
      await Promise.all(underWay.values());
    },
    async letGo() {
      const left = [...underWay.keys()];
      await Promise.all(left.map(({ kind, claimed }) => due.pardon(kind, claimed, app.now())));
    },
    state: () => ({ lookedAt, full }),
  };
}

/** The pause (ms) when nothing more is due. */
export const SWEEP_PAUSE = SECOND;
/** How long (ms) running work may take when the bot stops. */
const FAREWELL = 4 * SECOND;

interface Sweeping {
  /** Resolves when running work is done, or was abandoned because it took too long. */
  stop(): Promise<void>;
}

/**
 * Sweeps again at once while a place is free and more is due, otherwise after a pause. Reports
 * failed claims.
 */
export function keepSweeping(
  sweeper: Sweeper,
  report: (error: unknown) => void,
  rest: number = SWEEP_PAUSE,
): Sweeping {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = (async () => {
    while (!signal.aborted) {
      const freed = sweeper.freed();
      const isMore = await sweeper.fill().catch((error: unknown) => {
        report(error);
        return false;
      });
      await Promise.race([pause(rest, signal), ...(isMore ? [freed] : [])]);
      // On SQLite, rows that stay due would otherwise block everything else in the process.
      await othersFirst();
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await ended;
      await Promise.race([sweeper.idle(), sleep(FAREWELL, undefined, { ref: false })]);
      await sweeper.letGo().catch(report);
    },
  };
}

/** Doesn't keep the process alive. Ends with the signal. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
