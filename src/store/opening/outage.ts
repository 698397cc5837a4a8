/** Turns errors into `StoreAway` if the database is full or doesn't answer in time. */
import { around } from '../../app/ports/around.ts';
import { type Store, StoreAway } from '../../app/ports/store.ts';
import { serverFaultCodeOf, signOf } from './fault.ts';

/** Codes of SQLite (https://sqlite.org/rescode.html), of files (errno(3)) and of PostgreSQL. */
const FULL = /^(SQLITE_FULL|ENOSPC|EDQUOT|53100)$/u;
const FILE_AWAY = /^SQLITE_(BUSY|LOCKED|CANTOPEN|READONLY|IOERR|PROTOCOL)/u;
/** A read-only copy, no memory left, or a connection that the driver has abandoned. */
const SERVER_AWAY = /^(25006|53200|53400)$|connection error and is not queryable|Cannot use a pool after/u;

export function awayFrom(error: unknown): StoreAway | null {
  if (!(error instanceof Error)) return null;
  const sign = signOf(error);
  if (FULL.test(sign)) return new StoreAway('store-full', error);
  const isAway = FILE_AWAY.test(sign) || SERVER_AWAY.test(sign) || serverFaultCodeOf(error) !== null;
  return isAway ? new StoreAway('store-away', error) : null;
}

/** How long an answer may take, in ms. Discord waits for three seconds. */
const DATABASE_TIMEOUT = 2000;
/** The same, but after an unanswered query, until the database answers again. */
const SHORT_PATIENCE = 500;
/** Queries over all games of a user or server, and queries that nobody in Discord waits for. */
const LONG =
  /^(?:due\.|(?:personal\.(?:erase|holdings|setHidden)|servers\.(?:countGames|erase|gameIds|games)|seasons\.(?:start|end)|standings\.(?:rule|audit)|puzzles\.add|games\.countOpen|touch|close)$)/u;

/** Wraps the store, so that it throws these errors and limits the time of each answer. */
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
    // Without an abort signal, because creating its error takes longer than most queries.
    const timer = setTimeout(giveUp, isSilent ? SHORT_PATIENCE : DATABASE_TIMEOUT).unref();
    return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
  };
  return around(store, (call, name) => {
    const answer = call();
    if (!(answer instanceof Promise)) return answer;
    return LONG.test(name) ? apart(answer) : inTime(apart(answer));
  });
}
