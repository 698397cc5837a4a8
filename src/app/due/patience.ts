/** What to make of a message that could not be sent: when to try again, and when to let it be. Spans are in ms. */
import type { MessengerFault } from '../ports/messenger.ts';

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
export function dueAfter(fault: MessengerFault, now: number, since: number): number {
  const half = Math.ceil((now - since) / 2);
  if (now - since > HOPELESS) return now + half;
  return now + (fault === 'later' ? Math.min(Math.max(half, AT_ONCE), SELDOM) : HOURS_LATER);
}

/**
 * When to try again to tell something that was to be told at `since`: ever more seldom; `null` when it is too late.
 */
export const againAfter = (since: number, now: number): number | null =>
  now - since > HOPELESS ? null : now + Math.max(AT_ONCE, Math.ceil((now - since) / 2));

/** Whether to stop trying, `age` ms after there was something to tell: what is gone never comes back, nor is what was refused taken. */
export const isHopeless = (fault: MessengerFault, age: number): boolean =>
  fault === 'gone' || fault === 'refused' || (fault === 'forbidden' && age > HOPELESS);
