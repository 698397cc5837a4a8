/** A store for whoever answers people, who wait for seconds: what does not answer in time is taken to be away. */
import { around } from '../ports/around.ts';
import type { Store } from '../ports/store.ts';
import { StoreAway } from '../ports/storeAway.ts';

/** Discord's client shows an answer as late after three seconds; this leaves some for sending it (ms). */
export const PATIENCE = 2000;

/** What goes through all games of somebody, or of a server, may take its time. */
const LONG: ReadonlySet<string> = new Set([
  'personal.erase',
  'personal.holdings',
  'personal.setHidden',
  'servers.erase',
  'servers.gameIds',
  'servers.games',
  'seasons.start',
  'seasons.end',
  'standings.rule',
  'standings.audit',
]);

/** The same store, whose calls end after so many ms. */
export const impatient = (store: Store, patience: number = PATIENCE): Store =>
  around(store, (call, name) => {
    const answer = call();
    return answer instanceof Promise && !LONG.has(name) ? within(answer, patience) : answer;
  });

/** With a plain timer, for there is one a question: one that can be aborted throws an error each time, which takes longer than most questions. */
async function within(answer: Promise<unknown>, patience: number): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new StoreAway('store-away')), patience);
  timer.unref();
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The same store when it is known to be away: nobody waits for it twice. */
export const absent = (store: Store, fault: StoreAway): Store => around(store, () => Promise.reject(fault));
