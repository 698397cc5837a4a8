/**
 * The store's interface for a sweep: due rows, claimed by kind. A claim also counts the attempt in
 * advance. It moves the due time to the end of the claim, so if a row is due at exactly that time,
 * its attempt failed. Any change of the row sets another due time and resets the count. A row with
 * too many failed attempts *rests*: it is not due again until someone changes or frees it.
 */
import type { MessageAddress } from '../../game/game.ts';

/** Which rows of a kind to claim, and when the claim expires (ms since 1970). */
export interface Claim {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
  /** Whether to claim rows whose last attempt failed, or all others. */
  readonly again: boolean;
  /** Rows that the claimer is still working on, although they are due again. */
  readonly except: readonly RowKey[];
}

/** The columns that identify a row within its kind. */
export type RowKey = Readonly<Record<string, string | number>>;

export interface Claimed<T> {
  readonly key: RowKey;
  /** The row's name in the log; it identifies no person. */
  readonly id: string;
  /** Claims since the last success, including this one. */
  readonly attempts: number;
  readonly until: number;
  /** Throws when the row is damaged. */
  readonly read: () => T;
}

export interface FailedWork<Kind> {
  readonly kind: Kind;
  readonly id: string;
  /** When the previous attempt failed (ms since 1970). */
  readonly since: number;
}

/** How many rows of a kind are due. Counting stops at `MOST_COUNTED`. */
export interface Backlog<Kind> {
  readonly kind: Kind;
  /** Due rows that are not claimed. */
  readonly rows: number;
  /** When the first of them became due (ms since 1970); `null` if none is. */
  readonly since: number | null;
  readonly resting: number;
}

/** Counting further would take long and add no information. */
export const MOST_COUNTED = 10_000;

/** `Work` gives the type of each kind's rows. */
export interface DueQueue<Work> {
  /** Kinds with a row due at `now`. */
  waiting(now: number): Promise<readonly (keyof Work)[]>;
  /** How many rows of each kind are due at `now`. */
  backlog(now: number): Promise<readonly Backlog<keyof Work>[]>;
  /**
   * Claims rows of a kind, those due the longest first. No other process can claim them until the
   * claim expires.
   */
  claim<K extends keyof Work>(kind: K, claim: Claim): Promise<readonly Claimed<Work[K]>[]>;
  /**
   * Postpones a row to `dueAt` (ms; `null`: forever), unless it was changed or shown after it was
   * read.
   */
  putOff<K extends keyof Work>(kind: K, work: Work[K], dueAt: number | null): Promise<void>;
  /** Extends a claim to `until` (ms); false if it no longer holds. */
  hold(kind: keyof Work, claimed: Claimed<unknown>, until: number): Promise<boolean>;
  /** Makes the row due at `dueAt` (ms) with its attempts reset, if the claim holds. */
  pardon(kind: keyof Work, claimed: Claimed<unknown>, dueAt: number): Promise<void>;
  /** The row rests from now on; false if the claim no longer holds. */
  rest(kind: keyof Work, claimed: Claimed<unknown>): Promise<boolean>;
  resting(): Promise<readonly FailedWork<keyof Work>[]>;
  /**
   * Makes a resting row due at `now` and resets its attempts; false if no row with this name rests.
   */
  free(kind: keyof Work, id: string, now: number): Promise<boolean>;
  /** For a starting bot that is the only process: makes all unshown rows due at `now`. */
  wakeUnshown(now: number): Promise<void>;
  /** Plans daily backups, the first at `now`, unless they are already planned. */
  planBackups(now: number): Promise<void>;
  /** Whether an error concerns the whole database, not the row. */
  isOutage(error: unknown): boolean;
}

export interface DutyOwner {
  readonly owner: 'game' | 'challenge' | 'tournament';
  readonly id: string;
}

export interface Duty extends DutyOwner {
  /**
   * The key of a refused message, the id of a message whose edit was refused, or the message to
   * remove.
   */
  readonly what: string | MessageAddress;
  /** When it became due (ms since 1970). */
  readonly since: number;
}
