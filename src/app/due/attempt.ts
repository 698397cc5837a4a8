/**
 * One attempt at a due row. The store counts it in advance (`src/app/ports/due.ts`), so it counts
 * even if the process dies. An outage of the database or a stop of the bot doesn't count. A message
 * that Discord rejects as malformed is sent only once. The store sets it aside
 * (`src/store/due/duties.ts`), and work on the row continues. A row that only posts that message is
 * abandoned.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Claimed } from '../ports/due.ts';
import type { Messenger } from '../ports/messenger.ts';
import { readOnce } from '../reader/readOnce.ts';
import { DUE_KINDS, type DueKind, type SweepingApp, type Work } from './kinds.ts';

/**
 * How long (ms) a claim lasts. Until then, no other process works on the row, even if this process
 * is killed.
 */
export const CLAIM = 60_000;
/** How often (ms) the process renews the claim while it works on the row. */
const HOLD = 20_000;
/** The most renewals. After half an hour, the work will not finish. */
const MOST_HOLDS = 90;
/** The first retry comes after this time (ms), the next after twice as long, and so on. */
const AGAIN = 120_000;
const PROMPT = 1000;
const TRIES = 3;

export interface DueFault {
  readonly kind: DueKind;
  readonly id: string;
  readonly attempts: number;
  /** Not retried until the row changes or an operator frees it. */
  readonly rests: boolean;
  readonly error: unknown;
}

export interface SweeperParts {
  readonly app: SweepingApp;
  /** Receives every fault; must not throw. */
  readonly report: (fault: DueFault) => void;
  /** Receives the outcome of each attempt, for metrics; must not throw. */
  readonly attempted?: (kind: DueKind, outcome: AttemptResult) => void;
  /** Whether to postpone work that nobody is waiting for. */
  readonly holdsBack?: () => boolean;
  /**
   * Measures durations, in ms from an arbitrary start. Changes of the system clock don't affect it.
   */
  readonly stopwatch?: () => number;
}

export interface Job<K extends DueKind = DueKind> {
  readonly kind: K;
  /** The current claim, which is renewed while the work runs. */
  claimed: Claimed<Work[K]>;
  readonly isAgain: boolean;
}

/** How long (ms) to leave a row alone if it is due again at once. */
const BREATH = 50;

/** The outcome of an attempt; `outage`: it failed through no fault of the row. */
type AttemptResult = 'done' | 'failed' | 'outage';

/** Works on a row until it succeeds or fails. Never throws. Calls `onSlow` if that takes long. */
export async function attempt<K extends DueKind>(
  parts: SweeperParts,
  job: Job<K>,
  onSlow: () => void,
): Promise<AttemptResult> {
  const ended = new AbortController();
  try {
    await Promise.race([handle(parts, job), watch(parts, job, onSlow, ended.signal)]);
    return 'done';
  } catch (error) {
    return await blame(parts, job, error);
  } finally {
    ended.abort();
  }
}

async function handle<K extends DueKind>({ app, report }: SweeperParts, job: Job<K>): Promise<void> {
  const { kind, claimed } = job;
  const { due } = app.store;
  if (claimed.attempts > TRIES) return rest({ app, report }, job, null);
  const { handle: work, ownerOf, isOneMessage } = DUE_KINDS[kind];
  const row = claimed.read();
  let isRefused = false;
  // Recorded before the work continues, so that the message isn't lost if the process dies later.
  const note = async (what: string): Promise<void> => {
    isRefused = true;
    if (ownerOf) await app.store.duties.setApart({ ...ownerOf(row), what, since: app.now() }, null);
  };
  const next = await work(readOnce({ ...app, messenger: noting(app.messenger, note) }), row);
  if (isRefused && isOneMessage) return rest({ app, report }, job, null);
  for (const fault of next?.faults ?? []) tell(report, job, fault, true);
  // Otherwise the sweep would retry a row that waits for others, such as news for its boards,
  // without a pause.
  if (next && next.dueAt !== null && next.dueAt <= app.now()) await sleep(BREATH);
  // A change sets its own due time. `pardon` is for rows left unchanged, whose work also counts as
  // done.
  return next ? due.putOff(kind, next.work, next.dueAt) : due.pardon(kind, job.claimed, job.claimed.until);
}

/** The messenger, with a record of the messages that Discord refuses, by key or by id. */
function noting(messenger: Messenger, note: (what: string) => Promise<void>): Messenger {
  const heard = async <A>(what: string, asked: Promise<A>): Promise<A> => {
    const answer = await asked;
    if (answer === 'refused') await note(what);
    return answer;
  };
  return {
    ...messenger,
    post: (place, screen, key) => heard(key, messenger.post(place, screen, key)),
    direct: (user, screen, key) => heard(key, messenger.direct(user, screen, key)),
    update: (card, screen) => heard(card.messageId, messenger.update(card, screen)),
    remove: (card) => heard(card.messageId, messenger.remove(card)),
    retire: (card, screen) => heard(card.messageId, messenger.retire(card, screen)),
  };
}

/**
 * Keeps other processes from claiming the row while this process works on it. Throws if the work
 * takes half an hour.
 */
async function watch(
  { app, report }: SweeperParts,
  job: Job,
  onSlow: () => void,
  signal: AbortSignal,
): Promise<never> {
  await pause(PROMPT, signal);
  if (!signal.aborted) onSlow();
  for (let holds = 0; holds < MOST_HOLDS && !signal.aborted; holds += 1) {
    await pause(HOLD, signal);
    if (!signal.aborted) await hold(app, job).catch((error: unknown) => tell(report, job, error));
  }
  throw new Error(
    `expected the ${job.kind} ${job.claimed.id} to finish within ${(MOST_HOLDS * HOLD) / 1000} s`,
  );
}

async function hold({ store: { due }, now }: SweepingApp, job: Job, ms = CLAIM): Promise<void> {
  const until = now() + ms;
  if (await due.hold(job.kind, job.claimed, until)) job.claimed = { ...job.claimed, until };
}

async function blame(parts: SweeperParts, job: Job, error: unknown): Promise<AttemptResult> {
  const isOutage = parts.app.store.due.isOutage(error);
  if (!isOutage && job.claimed.attempts >= TRIES) await rest(parts, job, error);
  else tell(parts.report, job, error);
  if (!isOutage) await hold(parts.app, job, job.claimed.attempts * AGAIN).catch(() => undefined);
  return isOutage ? 'outage' : 'failed';
}

/**
 * Stops retrying a row, or only the failing message if the row has other work, and reports it once.
 * If this can't be stored, the next attempt repeats it.
 */
async function rest({ app, report }: SweeperParts, job: Job, error: unknown): Promise<void> {
  const rests = await letBe(app, job).catch((fault: unknown) => {
    tell(report, job, fault);
    return false;
  });
  if (rests) tell(report, job, error, true);
}

async function letBe<K extends DueKind>(app: SweepingApp, { kind, claimed }: Job<K>): Promise<boolean> {
  const { ownerOf, giveUp } = DUE_KINDS[kind];
  const row = giveUp && readable(claimed);
  const what = row && giveUp.message(row);
  if (!row || !what || !ownerOf) return app.store.due.rest(kind, claimed);
  await app.store.duties.setApart({ ...ownerOf(row), what, since: app.now() }, null);
  await giveUp.skip(app, row);
  return true;
}

function readable<T>({ read }: Claimed<T>): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const tell = (report: SweeperParts['report'], { kind, claimed }: Job, error: unknown, rests = false): void =>
  report({ kind, id: claimed.id, attempts: Math.min(claimed.attempts, TRIES), rests, error });

/** Waits for this time or until the signal aborts, without keeping the process alive. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
