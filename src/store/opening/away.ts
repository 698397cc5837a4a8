/**
 * The store's errors, told apart where they leave it: a database that has no room, or does not answer in time, is `StoreAway`,
 * whatever its driver or the network calls that. All else is a bug and stays as it is.
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

/** How long an answer may take, in ms: Discord waits three seconds, of which sending takes some. */
const PATIENCE = 2000;
/** The same while the database has left one question unanswered for that long, and has answered none since. */
const SHORT_PATIENCE = 500;
/** Questions that go through all games of a user or server, or for whose answer nobody in Discord waits. */
const LONG =
  /^(?:due\.|(?:personal\.(?:erase|holdings|setHidden)|servers\.(?:erase|gameIds|games)|seasons\.(?:start|end)|standings\.(?:rule|audit)|puzzles\.add|wakeUnshown|planBackups|countOpen|touch|close)$)/u;

/** The same store, whose errors are told apart, and which is taken to be away when it does not answer in time. */
export function toldApart<S extends Store>(store: S): S {
  let isSilent = false;
  const apart = async (answer: Promise<unknown>): Promise<unknown> => {
    try {
      return await answer;
    } catch (error) {
      throw awayFrom(error) ?? error;
    } finally {
      isSilent = false;
    }
  };
  const inTime = async (answer: Promise<unknown>): Promise<unknown> => {
    const late = Promise.withResolvers<never>();
    const giveUp = (): void => {
      isSilent = true;
      late.reject(new StoreAway('store-away'));
    };
    // Not one that can be aborted: that throws an error each time, which takes longer than most questions.
    const timer = setTimeout(giveUp, isSilent ? SHORT_PATIENCE : PATIENCE).unref();
    return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
  };
  return around(store, (call, name) => {
    const answer = call();
    if (!(answer instanceof Promise)) return answer;
    return LONG.test(name) ? apart(answer) : inTime(apart(answer));
  });
}
