/**
 * Working on what is due. Each kind has places of its own, a row that takes long gives its place to the next one, and nobody
 * waits for a whole batch: so neither another kind nor a slow row keeps a row waiting.
 *
 * A row of which nothing came is tried again by itself, one such row at a time: should it take the process with it once more,
 * few others are under way that could be thought to have done so.
 */
import type { Claim } from '../ports/due.ts';
import { attempt, CLAIM, type Job, type SweeperParts } from './attempt.ts';
import { canWait, DUE_KINDS, type DueKind } from './kinds.ts';

/** How the sweeping goes, by its stopwatch (ms). */
export interface SweepState {
  /** When all that was due was last looked through; before the first time, when the sweeper was made. */
  readonly lookedAt: number;
  /** Kinds that have no place left, each since nothing of it came to an end any more. */
  readonly full: ReadonlyMap<DueKind, number>;
}

export interface Sweeper {
  /** Begins to work on as much as there are places for; tells whether more may be waiting. */
  fill(): Promise<boolean>;
  /** Resolves when there is a place again. */
  freed(): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Gives up what is still under way, to be taken up at once by whoever sweeps next; it counts as never tried. */
  letGo(): Promise<void>;
  state(): SweepState;
}

/** How many of a kind have places of its lane. */
const countOf = (jobs: Iterable<Job>, kind: DueKind): number =>
  [...jobs].filter((job) => job.kind === kind && !job.isAgain).length;

/** A sweeper that has nothing under way. */
export function newSweeper(parts: SweeperParts): Sweeper {
  const { app, stopwatch = (): number => performance.now(), holdsBack = () => false } = parts;
  const { due } = app.store;
  const prompt = new Set<Job>();
  const underWay = new Map<Job, Promise<void>>();
  /** What failed by an outage, while it lasts. */
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

  /** Claims by halves of a lane: a claim costs as much for one row as for many. */
  async function fillLane(kind: DueKind): Promise<boolean> {
    const { places } = DUE_KINDS[kind];
    const most = places.most - countOf(underWay.keys(), kind);
    if (most < places.prompt / 2 && !full.has(kind)) full.set(kind, stopwatch());
    const left = Math.min(places.prompt - countOf(prompt, kind), most);
    if (left < places.prompt / 2) return true;
    const rows = await due.claim(kind, claimOf(kind, left, false));
    for (const claimed of rows) begin({ kind, claimed, isAgain: false });
    return rows.length === left;
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
