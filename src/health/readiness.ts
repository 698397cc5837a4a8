/**
 * Whether the bot is ready: connected to Discord and answered by it, its database writable, its sweep not behind, its disk not full.
 * Each is judged by itself from what was seen just now, so what has passed is green again without anybody doing anything.
 *
 * Being ready is for alarms and balancers. Restarting mends none of this; whether a process must be restarted is another question,
 * which it answers by answering at all.
 */

/** One thing that must be well; in words, for whoever is called in the night. */
export interface Check {
  readonly isWell: boolean;
  readonly words: string;
}

/** What is looked at. */
export const CHECKS = ['discord', 'database', 'sweep', 'disk'] as const;
export type CheckName = (typeof CHECKS)[number];
export type Readiness = Readonly<Record<CheckName, Check>>;

export const isReady = (readiness: Readiness): boolean => CHECKS.every((name) => readiness[name].isWell);

/** What comes back by itself within so long (ms), a resumed connection or a slow sweep, is no news. */
const BLIP = 6000;
/** Work that somebody waits for is late when it has been due for so long (ms). */
const LATE = 60_000;
/** With less than so many bytes the disk is as good as full: a burst of games needs a few MB, and so does making room. */
export const LEAST_DISK = 50 * 2 ** 20;

const well = (words: string): Check => ({ isWell: true, words });
const ill = (words: string): Check => ({ isWell: false, words });
const inSeconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

/** The connections to Discord; spans in ms (`discord/entrance.ts`). */
export interface SeenDiscord {
  readonly all: number;
  readonly open: number;
  readonly closedFor: number | null;
}

export function checkDiscord({ all, open, closedFor }: SeenDiscord): Check {
  if (closedFor !== null && closedFor > BLIP)
    return ill(`${all - open} of ${all} connections to Discord closed for ${inSeconds(closedFor)}`);
  return well(`${open} of ${all} connections to Discord open`);
}

/** What became of writing to the database. */
export type SeenDatabase = 'written' | 'away' | 'full' | 'slow' | 'damaged';

export function checkDatabase(seen: SeenDatabase): Check {
  switch (seen) {
    case 'written':
      return well('the database can be written');
    case 'away':
      return ill('the database cannot be reached or written');
    case 'full':
      return ill('the database has no room left');
    case 'slow':
      return ill('the database does not answer');
    case 'damaged':
      return ill('the database is damaged: restore it from a backup');
  }
}

/** How the sweeping goes; spans in ms. */
export interface SeenSweep {
  /** Since all that is due was last looked through; `null` before the bot sweeps. */
  readonly lookedFor: number | null;
  /** Of the kinds that somebody waits for, those that have no place left, with how long nothing of them has come to an end. */
  readonly full: readonly { readonly kind: string; readonly since: number }[];
  /** For how long work that somebody waits for has been due; `null` where that cannot be told. */
  readonly dueFor: number | null;
}

export function checkSweep({ lookedFor, full, dueFor }: SeenSweep): Check {
  if (lookedFor === null) return ill('the sweep has not begun');
  if (lookedFor > BLIP) return ill(`nothing was swept for ${inSeconds(lookedFor)}`);
  const stuck = full.find(({ since }) => since > BLIP);
  if (stuck) return ill(`no work of the kind ${stuck.kind} was done for ${inSeconds(stuck.since)}`);
  if (dueFor !== null && dueFor > LATE) return ill(`work has been due for ${inSeconds(dueFor)}`);
  return well('the sweep is up to date');
}

/** `free` in bytes; `null` where there is no disk to look at: the database is on a server. */
export function checkDisk(free: number | null): Check {
  if (free === null) return well('no disk of this machine is needed');
  const words = `${Math.floor(free / 2 ** 20)} MB free on the disk`;
  return free < LEAST_DISK ? ill(words) : well(words);
}
