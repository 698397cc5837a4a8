/** What one kind of due work is: who does it, how much at once, and when to try again. */
import type { App } from '../ports/app.ts';
import type { DutyOwner } from '../ports/due.ts';
import type { MessengerFault } from '../ports/messenger.ts';

/** When the row is due again (ms since 1970; `null`: never), unless it changed. */
export interface PutOff<T> {
  readonly work: T;
  readonly dueAt: number | null;
  /** Errors of parts that were set apart: the row goes on without them. */
  readonly faults?: readonly unknown[];
}

/** How many rows of a kind one process works on at once. */
export interface Places {
  readonly prompt: number;
  /** With slow ones, which give their places to others. */
  readonly most: number;
}

export interface DueKindOf<T> {
  /** The result puts it off; `undefined` if it was changed. Throws only what a retry may fix. */
  readonly handle: (app: App, work: T) => Promise<PutOff<T> | undefined>;
  readonly places: Places;
  /** Who owns a message that Discord refused: it is set apart, and the row goes on. */
  readonly ownerOf?: (work: T) => DutyOwner;
  /** The row is for one message, and rests when that is refused. */
  readonly isOneMessage?: true;
  /** How to give up the part that keeps failing, so that the row can do the rest. */
  readonly giveUp?: {
    /** The key of the message to set apart; `null` if something else failed. */
    readonly message: (work: T) => string | null;
    /** Counts it as shown. */
    readonly skip: (app: App, work: T) => Promise<void>;
  };
}

export const putOff = <T>(work: T, dueAt: number | null): PutOff<T> => ({ work, dueAt });

/** How long (ms) the process that saved something has to post it, before another does. */
export const POSTING = 30_000;
/** Discord did not answer: nobody else can have posted it, so it is retried at once. */
const AT_ONCE = 2000;
const SELDOM = 15 * 60 * 1000;
/** The channel is closed: someone must act first. */
const HOURS_LATER = 6 * 60 * 60 * 1000;
/** Nobody waits for a message after this time. */
const HOPELESS = 7 * 24 * 60 * 60 * 1000;

/** After half the time waited so far, at most 15 minutes; ever more rarely beyond a week. */
export const dueAfter = (fault: MessengerFault, now: number, since: number): number =>
  now +
  (fault === 'later' ? pause(now - since, AT_ONCE, SELDOM) : pause(now - since, HOURS_LATER, HOURS_LATER));

/** When to try again (ms since 1970) to clear up what is left since `since` in a channel that is closed to us, perhaps for a moment. */
export const clearAfter = (now: number, since: number): number =>
  now + pause(now - since, AT_ONCE, HOURS_LATER);

function pause(age: number, least: number, most: number): number {
  const half = Math.ceil(age / 2);
  return age > HOPELESS ? half : Math.min(Math.max(half, least), most);
}

/** When to retry what should have been told at `since`: ever more rarely; `null` when it is too late. */
export const againAfter = (since: number, now: number): number | null =>
  now - since > HOPELESS ? null : now + Math.max(AT_ONCE, Math.ceil((now - since) / 2));

/** `age` ms after it was due: a deleted message never returns, and a refused one stays refused. */
export const isHopeless = (fault: MessengerFault, age: number): boolean =>
  fault === 'gone' || fault === 'refused' || (fault === 'forbidden' && age > HOPELESS);
