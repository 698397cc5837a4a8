/** What to make of a message that could not be sent: when to try again, and when to let it be. Spans are in ms. */
import type { MessengerFault } from './messenger.ts';

/** Discord did not answer: it soon will. */
const SOON = 30_000;
/** The channel is closed to us: someone must act first, if anyone does. */
const HOURS_LATER = 6 * 60 * 60 * 1000;
/** After so long nobody waits for a message. */
const HOPELESS = 7 * 24 * 60 * 60 * 1000;

/** When to try again (ms since 1970). What a closed channel was to be shown at `since` is tried ever more seldom after a week. */
export function dueAfter(fault: MessengerFault, now: number, since: number = now): number {
  if (fault === 'later') return now + SOON;
  const age = now - since;
  return now + (age > HOPELESS ? Math.ceil(age / 2) : HOURS_LATER);
}

/**
 * When to try again to tell something that was to be told at `since`: ever more seldom; `null` when it is too late.
 */
export const againAfter = (since: number, now: number): number | null =>
  now - since > HOPELESS ? null : now + Math.max(SOON, Math.ceil((now - since) / 2));

/** Whether to stop trying, `age` ms after there was something to tell: what is gone never comes back. */
export const isHopeless = (fault: MessengerFault, age: number): boolean =>
  fault === 'gone' || (fault === 'forbidden' && age > HOPELESS);
