/**
 * What a sweep asks of a store: rows whose due time has come, kind by kind, each claimed for whoever works on it.
 *
 * A claim is also how attempts are counted, before anything is done: it moves the due time to its own end, so a row that is
 * due again exactly then is one of which nothing came. Whatever changes the row gives it another due time, and with it new
 * attempts. A row that was tried too often *rests*: it is due at the end of time, until somebody changes or frees it.
 */
import type { MessageAddress } from '../../game/game.ts';

/** Which rows of a kind are asked for, and until when (ms since 1970) they are nobody else's. */
export interface Claim {
  readonly now: number;
  readonly until: number;
  readonly limit: number;
  /** Whether rows are wanted that were tried before and of which nothing came, or the others. */
  readonly again: boolean;
  /** Rows that the claimer is still at, though they are due again. */
  readonly except: readonly RowKey[];
}

/** The columns that tell a row apart from others of its kind. */
export type RowKey = Readonly<Record<string, string | number>>;

/** A claimed row. */
export interface Claimed<T> {
  readonly key: RowKey;
  /** What the row is called in the log and by its operator; it tells of no person. */
  readonly id: string;
  /** How often it was claimed since anything last came of it, this time included. */
  readonly attempts: number;
  readonly until: number;
  /** What is to be worked on. Throws when the row is damaged. */
  readonly read: () => T;
}

/** A row that rests. */
export interface Resting<Kind> {
  readonly kind: Kind;
  readonly id: string;
  /** When the last attempt is known to have come to nothing (ms since 1970). */
  readonly since: number;
}

/** How much of a kind waits. Counts end at `MOST_COUNTED`, which stands for that many and more. */
export interface Backlog<Kind> {
  readonly kind: Kind;
  /** Rows that are due and that nobody works on. */
  readonly rows: number;
  /** Since when the first of them is due (ms since 1970); `null` where there is none. */
  readonly since: number | null;
  /** Rows that rest. */
  readonly resting: number;
}

/** So far rows are counted that wait: a count of more would take long, and tell no more. */
export const MOST_COUNTED = 10_000;

/** `Work` says what a row of each kind holds. */
export interface DueQueue<Work> {
  /** The kinds of which a row is due at `now`. */
  waiting(now: number): Promise<readonly (keyof Work)[]>;
  /** How much of each kind waits at `now`. */
  backlog(now: number): Promise<readonly Backlog<keyof Work>[]>;
  /** Claims rows of a kind, the longest due first: no other claim gets them until it runs out. */
  claim<K extends keyof Work>(kind: K, claim: Claim): Promise<readonly Claimed<Work[K]>[]>;
  /** Puts a row off to `dueAt` (ms; `null`: for good), unless it was changed or shown since it was read. */
  putOff<K extends keyof Work>(kind: K, work: Work[K], dueAt: number | null): Promise<void>;
  /** Prolongs a claim to `until` (ms), as long as it holds. False when it does not. */
  hold(kind: keyof Work, claimed: Claimed<unknown>, until: number): Promise<boolean>;
  /** The row is due at `dueAt` (ms) as if it had never been tried, as long as the claim holds. */
  pardon(kind: keyof Work, claimed: Claimed<unknown>, dueAt: number): Promise<void>;
  /** The row rests from now on. False when the claim does not hold any more. */
  rest(kind: keyof Work, claimed: Claimed<unknown>): Promise<boolean>;
  /** All rows that rest. */
  resting(): Promise<readonly Resting<keyof Work>[]>;
  /** A row that rests is due at `now`, as if it had never been tried; false when none of this name rests. */
  free(kind: keyof Work, id: string, now: number): Promise<boolean>;
  /** Whether an error tells of the database as a whole, and so nothing of the row that was worked on. */
  isOutage(error: unknown): boolean;
}

/** Whose duty it is. */
export interface DutyOwner {
  readonly owner: 'game' | 'challenge' | 'tournament';
  readonly id: string;
}

export interface Duty extends DutyOwner {
  /** The key of a message that was refused, or the id of one whose change was; or the message that is to be cleared up. */
  readonly what: string | MessageAddress;
  /** Since when it is to be done (ms since 1970). */
  readonly since: number;
}

export interface Duties {
  /** Sets a duty apart. `dueAt`: when it is tried again (ms); `null`: not until it is freed, or its game or challenge has changed. */
  setApart(duty: Duty, dueAt: number | null): Promise<void>;
  /** Makes a game or challenge due to be shown at `now` (ms), as if it had not been. */
  showAgain(owner: 'game' | 'challenge', id: string, now: number): Promise<void>;
}
