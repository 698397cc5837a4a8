/** Checks depend only on the current state, so that problems clear themselves without a restart. */
import { isAwaited } from '../app/due/kinds.ts';
import type { Backlog } from '../app/ports/due.ts';
import { LEAST_DISK } from './freeDisk.ts';

export interface Check {
  readonly isWell: boolean;
  readonly words: string;
}

export const CHECKS = ['discord', 'database', 'sweep', 'disk'] as const;
export type CheckName = (typeof CHECKS)[number];
export type Readiness = Readonly<Record<CheckName, Check>>;

export const isReady = (readiness: Readiness): boolean => CHECKS.every((name) => readiness[name].isWell);

/** In ms. */
const BLIP = 6000;

/** In ms. Discord opens connections one after another, and processes that share them take turns. */
const NEXT = 120_000;

/** In ms. */
const LATE = 60_000;

const well = (words: string): Check => ({ isWell: true, words });
const ill = (words: string): Check => ({ isWell: false, words });
const inSeconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

/** Times are in ms. */
export interface SeenDiscord {
  readonly all: number;
  readonly open: number;
  readonly closedFor: number | null;
  readonly opening?: { readonly connections: number; readonly for: number };
  readonly pausesUntil?: number;
}

export function checkDiscord({ pausesUntil, ...seen }: SeenDiscord): Check {
  const { isWell, words } = checkConnections(seen);
  if (pausesUntil === undefined) return { isWell, words };
  const at = new Date(pausesUntil).toISOString();
  return { isWell, words: `${words}; the next one waits until ${at} because of Discord’s daily limit` };
}

function checkConnections({ all, open, closedFor, opening }: Omit<SeenDiscord, 'pausesUntil'>): Check {
  if (closedFor !== null && closedFor > BLIP)
    return ill(`${all - open} of ${all} connections to Discord closed for ${inSeconds(closedFor)}`);
  if (opening && opening.for > (open > 0 ? NEXT : BLIP))
    return ill(
      `${opening.connections} of ${all} connections to Discord not open after ${inSeconds(opening.for)}`,
    );
  const more = opening && open > 0 ? `, ${opening.connections} still opening` : '';
  return well(`${open} of ${all} connections to Discord open${more}`);
}

export type SeenDatabase = 'written' | 'away' | 'full' | 'slow' | 'damaged';

export function checkDatabase(seen: SeenDatabase): Check {
  switch (seen) {
    case 'written':
      return well('the database is writable');
    case 'away':
      return ill('the database can’t be reached or written');
    case 'full':
      return ill('the database is full');
    case 'slow':
      return ill('the database does not answer');
    case 'damaged':
      return ill('the database is damaged: restore it from a backup');
  }
}

export interface SeenSweep {
  /** In ms since the last full sweep; `null` before the first one. */
  readonly lookedFor: number | null;
  readonly full: readonly { readonly kind: string; readonly since: number }[];
  readonly dueFor: number | null;
}

/** How long the oldest awaited work has been due (ms); `null` if no awaited work is due. */
export function overdueFor(backlog: readonly Backlog<string>[], now: number): number | null {
  const awaited = backlog.filter(({ kind }) => isAwaited(kind));
  const since = awaited.flatMap((each) => (each.since === null ? [] : [each.since]));
  return since.length > 0 ? now - Math.min(...since) : null;
}

export function checkSweep({ lookedFor, full, dueFor }: SeenSweep): Check {
  if (lookedFor === null) return ill('the sweep has not started');
  if (lookedFor > BLIP) return ill(`the sweep has not run for ${inSeconds(lookedFor)}`);
  const stuck = full.find(({ since }) => since > BLIP);
  if (stuck) return ill(`no ${stuck.kind} work was done for ${inSeconds(stuck.since)}`);
  if (dueFor !== null && dueFor > LATE) return ill(`work has been due for ${inSeconds(dueFor)}`);
  return well('the sweep is up to date');
}

export function checkDisk(free: number | null, least = LEAST_DISK): Check {
  if (free === null) return well('the database is on a server');
  const words = `${Math.floor(free / 2 ** 20)} MB free on the disk`;
  return free < least ? ill(words) : well(words);
}
