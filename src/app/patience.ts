/** What to make of a message that could not be sent: when to try again, and when to let it be. Spans are in ms. */
import type { MessengerFault } from './messenger.ts';

/** Discord did not answer: it soon will. */
const SOON = 30_000;
/** The channel is closed to us: someone must act first, if anyone does. */
const HOURS_LATER = 6 * 60 * 60 * 1000;
/** After so long in a closed channel nobody waits for this message; the next change of the game tries anew. */
const HOPELESS = 7 * 24 * 60 * 60 * 1000;

/** When to try again (ms since 1970). */
export const dueAfter = (fault: MessengerFault, now: number): number =>
  now + (fault === 'later' ? SOON : HOURS_LATER);

/** Whether to stop trying, `age` ms after the change that was to be shown. */
export const isHopeless = (fault: MessengerFault, age: number): boolean =>
  fault !== 'later' && age > HOPELESS;
