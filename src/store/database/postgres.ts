/** PostgreSQL as a `Database`: a pool of connections, and transactions on one of them. */
import { Kysely, PostgresDialect, sql, type Compilable } from 'kysely';
import { Pool, types } from 'pg';
import { NOTHING_CHANGED, TOUCH, type Database } from './database.ts';
import type { Report } from './readable.ts';
import type { Tables } from '../tables/tables.ts';

/** How long to wait for a connection, in ms: an answer is still of use to whoever asked in Discord. */
const PATIENCE = 5000;
/**
 * How long a connection is kept that nobody needs, in ms. Long, for making one takes many times what a question takes and players
 * come in bursts; but shorter than the four or more minutes after which networks between bot and server forget silent connections.
 */
const IDLE = 3 * 60_000;
/** After so long a server gives up a transaction whose process hangs, and frees its rows for the others (ms). */
const IDLE_IN_TRANSACTION = 60_000;

/** Opens a pool, which connects with the first query. `report` is told of connections that were lost. */
export function openPostgres(address: string, report: Report): Database {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(address, report) }) });
  return {
    db,
    locksRows: true,
    clock: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    // Its server does so in its own time, for all who use it.
    overwrite: async () => true,
    // A server that may only be read refuses even what finds nothing to delete.
    touch: async (isThorough) =>
      void (await sql.raw(isThorough ? TOUCH : `delete from interaction where id = ''`).execute(db)),
    allOrNothing: async (queries, after = []) => allOrNothing(db, queries, after),
    // Asking its server not to wait would take longer than waiting.
    unhurried: async (query) => Number((await db.executeQuery(query.compile())).numAffectedRows ?? 0n),
    all: (queries) =>
      db.transaction().execute(async (transaction) => {
        for (const query of queries) await transaction.executeQuery(query.compile());
      }),
  };
}

function poolOf(address: string, report: Report): Pool {
  const pool = new Pool({
    connectionString: address,
    application_name: 'crownhead',
    connectionTimeoutMillis: PATIENCE,
    idleTimeoutMillis: IDLE,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A lost connection that nobody listens to ends the process, be it idle or in a transaction; the pool makes a new one.
  pool.on('connect', (client) => client.on('error', (error) => pool.ending || report(lost(error))));
  pool.on('error', () => undefined);
  return pool;
}

/** A new error: the driver hangs the connection with all its settings on its own. */
const lost = ({ message }: Error): Error => new Error(`a connection to PostgreSQL was lost: ${message}`);

/** Instants and counts as numbers, as SQLite gives them: both are far below 2^53. */
const getTypeParser: typeof types.getTypeParser = (type, format) =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);

async function allOrNothing(
  db: Kysely<Tables>,
  queries: readonly Compilable[],
  after: readonly Compilable[],
): Promise<boolean> {
  try {
    await db.transaction().execute(async (transaction) => {
      for (const query of queries) {
        const { numAffectedRows } = await transaction.executeQuery(query.compile());
        if (numAffectedRows !== undefined && numAffectedRows > 0n) continue;
        throw NOTHING_CHANGED;
      }
      for (const query of after) await transaction.executeQuery(query.compile());
    });
    return true;
  } catch (error) {
    if (error === NOTHING_CHANGED) return false;
    throw error;
  }
}
