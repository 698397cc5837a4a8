/**
 * What a sweep asks of a store: rows that are due, claimed kind by kind.
 * A claim also counts the attempt beforehand: it moves the due time to its own end, so a row due exactly then
 * came to nothing. Any change of the row sets another due time and resets the count. A row tried too often
 * *rests*: it is due at the end of time, until it is changed or freed.
 */
import type { MessageAddress } from '../../game/game.ts';

/** Which rows of a kind, and until when (ms since 1970) they are nobody else's. */
export interface Claim {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
  /** Rows whose last attempt failed, or the others. */
  readonly again: boolean;
  /** Rows that the claimer still works on, though they are due again. */
  readonly except: readonly RowKey[];
}

/** The columns that tell a row apart from others of its kind. */
export type RowKey = Readonly<Record<string, string | number>>;

export interface Claimed<T> {
  readonly key: RowKey;
  /** The row's name in the log; it identifies no person. */
  readonly id: string;
  /** Claims since it last came to anything, this one included. */
  readonly attempts: number;
  readonly until: number;
  /** Throws when the row is damaged. */
  readonly read: () => T;
}

export interface Resting<Kind> {
  readonly kind: Kind;
  readonly id: string;
  /** When the last attempt had failed (ms since 1970). */
  readonly since: number;
}

/** How much of a kind is due. Counts stop at `MOST_COUNTED`. */
export interface Backlog<Kind> {
  readonly kind: Kind;
  /** Due rows that nobody works on. */
  readonly rows: number;
  /** Since when the first is due (ms since 1970); `null` if none is. */
  readonly since: number | null;
  readonly resting: number;
}

/** Counting further would take long and say no more. */
export const MOST_COUNTED = 10_000;

/** `Work` says what a row of each kind holds. */
export interface DueQueue<Work> {
  /** Kinds with a row due at `now`. */
  waiting(now: number): Promise<readonly (keyof Work)[]>;
  /** How much of each kind is due at `now`. */
  backlog(now: number): Promise<readonly Backlog<keyof Work>[]>;
  /** Claims rows of a kind, the longest due first; no other claim gets them until it runs out. */
  claim<K extends keyof Work>(kind: K, claim: Claim): Promise<readonly Claimed<Work[K]>[]>;
  /** Puts a row off to `dueAt` (ms; `null`: for good), unless it was changed or shown since it was read. */
  putOff<K extends keyof Work>(kind: K, work: Work[K], dueAt: number | null): Promise<void>;
  /** Prolongs a claim to `until` (ms); false if it no longer holds. */
  hold(kind: keyof Work, claimed: Claimed<unknown>, until: number): Promise<boolean>;
  /** Due at `dueAt` (ms) as if never tried, if the claim holds. */
  pardon(kind: keyof Work, claimed: Claimed<unknown>, dueAt: number): Promise<void>;
  /** The row rests from now on; false if the claim no longer holds. */
  rest(kind: keyof Work, claimed: Claimed<unknown>): Promise<boolean>;
  resting(): Promise<readonly Resting<keyof Work>[]>;
  /** A resting row is due at `now` as if never tried; false if none of this name rests. */
  free(kind: keyof Work, id: string, now: number): Promise<boolean>;
  /** For a bot that starts and knows it is alone: all that is unshown is due at `now`. */
  wakeUnshown(now: number): Promise<void>;
  /** Plans daily backups, the first at `now`, unless planned already. */
  planBackups(now: number): Promise<void>;
  /** Whether an error is about the whole database, not the row. */
  isOutage(error: unknown): boolean;
}

export interface DutyOwner {
  readonly owner: 'game' | 'challenge' | 'tournament';
  readonly id: string;
}

export interface Duty extends DutyOwner {
  /** The key of a refused message, the id of one whose edit was refused, or the message to clear up. */
  readonly what: string | MessageAddress;
  /** Due since (ms since 1970). */
  readonly since: number;
}

export interface Duties {
  /** Sets a duty apart. `dueAt`: when to retry (ms); `null`: when it is freed, or its owner changes. */
  setApart(duty: Duty, dueAt: number | null): Promise<void>;
  /** Makes a game or challenge due to be shown at `now` (ms), as if it had not been. */
  showAgain(owner: 'game' | 'challenge', id: string, now: number): Promise<void>;
}
