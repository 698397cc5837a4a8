/**
 * Waiting until Discord has taken in what it was answered. When the first response was the answer to Discord's own request, nobody
 * says when it has been read; until then Discord does not know the interaction's token (10015), though all is well.
 *
 * Source: https://github.com/skyra-project/archid-components/pull/390
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isTokenUnknown } from './faults.ts';

/** How long to wait before asking again, in ms. */
const PAUSES = [50, 150, 400, 900];

/** Asks, and again for as long as Discord may not have read our answer yet. */
export async function onceTakenIn<T>(ask: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await ask();
    } catch (error) {
      if (!isTokenUnknown(error)) throw error;
    }
    await sleep(pause);
  }
  return ask();
}
