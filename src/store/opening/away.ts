/**
 * The store's errors, told apart where they leave it: a database that does not answer or has no room is `StoreAway`, whatever
 * its driver or the network calls that. All else is a bug and stays as it is.
 */
import { around } from '../../app/ports/around.ts';
import type { Store } from '../../app/ports/store.ts';
import { StoreAway } from '../../app/ports/storeAway.ts';
import { serverFaultCodeOf } from './serverFault.ts';

/** Result codes of SQLite (https://sqlite.org/rescode.html), of the file system (errno(3)) and of PostgreSQL (class 53). */
const FULL = /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/u;
const FILE_AWAY = /^SQLITE_(BUSY|LOCKED|CANTOPEN|READONLY|IOERR|PROTOCOL)/u;
/** What a server refuses for now: it is a copy that may only be read, or has no memory left; or the driver has given its connection up. */
const SERVER_AWAY = /^(25006|53200|53400)$|connection error and is not queryable|Cannot use a pool after/u;

const signOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : error.message;

/** What an error of a database tells whoever waits for it; `null` when it is none of these. */
export function awayFrom(error: unknown): StoreAway | null {
  if (!(error instanceof Error)) return null;
  const sign = signOf(error);
  if (FULL.test(sign)) return new StoreAway('store-full', error);
  const isAway = FILE_AWAY.test(sign) || SERVER_AWAY.test(sign) || serverFaultCodeOf(error) !== null;
  return isAway ? new StoreAway('store-away', error) : null;
}

/** The same store, whose errors are told apart. */
export const toldApart = <S extends Store>(store: S): S =>
  around(store, (call) => {
    const answer = call();
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      throw awayFrom(error) ?? error;
    });
  });
