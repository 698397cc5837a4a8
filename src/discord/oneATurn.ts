/**
 * One interaction begins in each turn of the event loop. Many may arrive in one packet; begun in one turn, their work would
 * be done in one piece, and nothing else would be heard meanwhile: no heartbeat, no answer of the database, no other player.
 */
import { setImmediate } from 'node:timers/promises';

/** Resolves in a turn of the event loop that belongs to no other caller. */
export function oneATurn(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
