/** One kind of due work: its handler, how many rows to work on at once, and when to retry. */
import type { MessageAddress } from '../../game/game.ts';
import type { App } from '../ports/app.ts';
import type { DutyOwner } from '../ports/due.ts';
import type { MessengerFault } from '../ports/messenger.ts';

/** When the row is due again (ms since 1970; `null`: never) unless it changes first. */
export interface PutOff<T> {
  readonly work: T;
  readonly dueAt: number | null;
  /** Errors about messages that were set aside. Work on the row continues without them. */
  readonly faults?: readonly unknown[];
}

/** How many rows of a kind one process works on at once. */
interface Places {
  readonly prompt: number;
  /** The limit including slow rows, which make room for others. */
  readonly most: number;
}

export interface DueKindOf<T> {
  /**
   * The result postpones the row; `undefined` if the row was changed. Throws only if a retry may
   * help.
   */
  readonly handle: (app: App, work: T) => Promise<PutOff<T> | undefined>;
  readonly places: Places;
  /**
   * The owner of a message that Discord refused. The message is set aside; work on the row
   * continues.
   */
  readonly ownerOf?: (work: T) => DutyOwner;
  /** The row only posts one message, so it is not retried if Discord refuses that message. */
  readonly isOneMessage?: true;
  /** How to abandon the part that keeps failing, so that the rest of the row can continue. */
  readonly giveUp?: {
    /** The key of the message to set aside; `null` if something else failed. */
    readonly message: (work: T) => string | null;
    /** Counts it as shown. */
    readonly skip: (app: App, work: T) => Promise<void>;
  };
}

export const putOff = <T>(work: T, dueAt: number | null): PutOff<T> => ({ work, dueAt });

/** How long (ms) the process that saved a change has to post it, before another process does. */
export const POSTING = 30_000;
/** Discord did not answer, so no other process can have posted the message: retry at once. */
const AT_ONCE = 2000;
const SELDOM = 15 * 60 * 1000;
/** How soon (ms) to retry in a closed channel: at first, on its first day, and after months. */
const [SOON, WITHIN_A_MINUTE, HOURLY] = [15_000, 45_000, 60 * 60 * 1000];
/** The share of a message's age that may pass before that, during the first day and after it. */
const [SHARE, LATER_SHARE] = [1 / 10, 1 / 1920];
/** The interval (ms) for a server that Discord says nothing about, or a deleted channel. */
export const HOURS_LATER = 6 * 60 * 60 * 1000;
/** After this time, nobody is waiting for the message anymore. */
const HOPELESS = 7 * 24 * 60 * 60 * 1000;

/**
 * When to retry. If Discord didn't answer: after half the time waited so far, at most 15 minutes,
 * and at growing intervals after a week. A message that a closed channel refused is still owed: the
 * channel is retried soon, and at least once a minute for a day.
 */
export function dueAfter(fault: MessengerFault, now: number, since: number): number {
  const age = now - since;
  if (fault === 'later') return now + pause(age, AT_ONCE, SELDOM);
  if (fault !== 'forbidden') return now + pause(age, HOURS_LATER, HOURS_LATER);
  const apart = Math.max(SOON, Math.min(age * SHARE, WITHIN_A_MINUTE), age * LATER_SHARE);
  return now + Math.min(Math.ceil(apart), HOURLY);
}

/**
 * When to try again (ms since 1970) to remove a message that has been there since `since`. Its
 * channel is closed to the bot, perhaps only briefly.
 */
export const clearAfter = (now: number, since: number): number =>
  now + pause(now - since, AT_ONCE, HOURS_LATER);

/** The same for an edit, which also waits for Discord's limit in the channel. */
export const editAfter = (
  { messenger, now }: Pick<App, 'messenger' | 'now'>,
  card: MessageAddress | null,
  fault: MessengerFault,
  since: number,
): number => {
  const turn = card && fault === 'later' ? messenger.editableAt(card) : 0;
  return turn > now() ? turn : dueAfter(fault, now(), since);
};

function pause(age: number, least: number, most: number): number {
  const half = Math.ceil(age / 2);
  return age > HOPELESS ? half : Math.min(Math.max(half, least), most);
}

/** When to retry a message due at `since`, at growing intervals; `null` when it is too late. */
export const againAfter = (since: number, now: number): number | null =>
  now - since > HOPELESS ? null : now + Math.max(AT_ONCE, Math.ceil((now - since) / 2));

/** When to post a message again after a fault; `null` if that is hopeless or too late. */
export const owedAfter = (fault: MessengerFault, since: number, now: number): number | null => {
  if (fault === 'later') return againAfter(since, now);
  return isHopeless(fault, now - since) ? null : dueAfter(fault, now, since);
};

/** Whether retrying is hopeless: too late (`age` in ms), or the message is deleted or refused. */
export const isHopeless = (fault: MessengerFault, age: number): boolean =>
  fault === 'gone' || fault === 'refused' || (fault === 'forbidden' && age > HOPELESS);
