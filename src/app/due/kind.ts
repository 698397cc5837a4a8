/** What one kind of due work is: who does it, how much at once, and when to try again. */
import type { App } from '../ports/app.ts';
import type { DutyOwner } from '../ports/due.ts';
import type { MessengerFault } from '../ports/messenger.ts';

/** When the row is due again (ms since 1970; `null`: never), if it still is what it was. */
export interface PutOff<T> {
  readonly work: T;
  readonly dueAt: number | null;
  /** What was thrown by a part of it that was set apart: the row goes on without that. */
  readonly faults?: readonly unknown[];
}

/** So many rows of a kind one process works on at once. */
export interface Places {
  /** That have just been begun. */
  readonly prompt: number;
  /** Together with those that are slow, which give their places up to others. */
  readonly most: number;
}

export interface DueKindOf<T> {
  /**
   * Does what a claimed row wants. What it returns puts the row off; nothing is returned when the row was changed, and is due
   * by that. Throws only what another attempt may mend, or what an operator must know of.
   */
  readonly handle: (app: App, work: T) => Promise<PutOff<T> | undefined>;
  readonly places: Places;
  /** Whose duty a message is that Discord refused: it is set apart, and the row goes on. */
  readonly ownerOf?: (work: T) => DutyOwner;
  /** The row is for one message, and rests when that is refused. */
  readonly isOneMessage?: true;
  /**
   * Lets be what failed too often, so that the row can do the rest of what it is for. The key of the message that is then set apart;
   * `null` where it was something else that failed.
   */
  readonly giveUp?: (app: App, work: T) => Promise<string | null>;
}

export const putOff = <T>(work: T, dueAt: number | null): PutOff<T> => ({ work, dueAt });

/** How long who has saved something that is to be posted at once may take to do so, before another does it. */
export const POSTING = 30_000;
/** Discord did not answer: it soon will. Nobody else can have posted it, so it is tried again at once, and then ever more seldom. */
const AT_ONCE = 2000;
const SELDOM = 15 * 60 * 1000;
/** The channel is closed to us: someone must act first, if anyone does. */
const HOURS_LATER = 6 * 60 * 60 * 1000;
/** After so long nobody waits for a message. */
const HOPELESS = 7 * 24 * 60 * 60 * 1000;

/**
 * When to try again (ms since 1970) what was to be shown at `since`: after half of the time that it waits already, but at least
 * every quarter of an hour, and in a closed channel after hours; beyond a week ever more seldom.
 */
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

/**
 * When to try again to tell something that was to be told at `since`: ever more seldom; `null` when it is too late.
 */
export const againAfter = (since: number, now: number): number | null =>
  now - since > HOPELESS ? null : now + Math.max(AT_ONCE, Math.ceil((now - since) / 2));

/** Whether to stop trying, `age` ms after there was something to tell: what is gone never comes back, nor is what was refused taken. */
export const isHopeless = (fault: MessengerFault, age: number): boolean =>
  fault === 'gone' || fault === 'refused' || (fault === 'forbidden' && age > HOPELESS);
