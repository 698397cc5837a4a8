/** PostgreSQL as a `Database`: a pool of connections, and transactions on one of them. */
import { Kysely, PostgresDialect, sql, type Compilable } from 'kysely';
import { Pool, types, type QueryResult } from 'pg';
import { TOUCH, type Database } from './database.ts';
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
  const pool = poolOf(address, report);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    locksRows: true,
    clock: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    // Its server does so in its own time, for all who use it.
    overwrite: async () => true,
    // A server that may only be read refuses even what finds nothing to delete.
    touch: async (isThorough) =>
      void (await sql.raw(isThorough ? TOUCH : `delete from interaction where id = ''`).execute(db)),
    allOrNothing: (statements, after = []) => allOrNothing(pool, statements, after),
    // Asking its server not to wait would take longer than waiting.
    unhurried: (statement) => changed(pool, statement),
    all: async (statements) => {
      await transact(pool, statements, (outcomes) => {
        outcomes.forEach(hasChanged);
        return true;
      });
    },
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
    pipeline: true,
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

/** What came of a statement. */
type Outcome = PromiseSettledResult<QueryResult>;

/**
 * Runs the statements in order in one transaction, which stands if `isRight` says so of what came of them. All are sent before the first is
 * answered: each that is waited for costs a way to the server and back, and on a busy machine that is most of the time.
 */
async function transact(
  pool: Pool,
  statements: readonly Compilable[],
  isRight: (outcomes: readonly Outcome[]) => boolean,
): Promise<boolean> {
  const compiled = statements.map((statement) => statement.compile());
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const begun = client.query('begin');
    const sent = compiled.map(({ sql: text, parameters }) => client.query(text, [...parameters]));
    const [, ...outcomes] = await Promise.allSettled([begun, ...sent]);
    await begun;
    const isDone = isRight(outcomes);
    await client.query(isDone ? 'commit' : 'rollback');
    return isDone;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => (broken = reason));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Whether a statement changed a row. Throws what it was refused for. */
function hasChanged(outcome: Outcome): boolean {
  if (outcome.status === 'rejected') throw outcome.reason;
  return (outcome.value.rowCount ?? 0) > 0;
}

/** What one statement changes needs no more: it is a transaction by itself. */
async function allOrNothing(
  pool: Pool,
  statements: readonly Compilable[],
  after: readonly Compilable[],
): Promise<boolean> {
  const [first, ...others] = [...statements, ...after];
  if (first && others.length === 0 && statements.length === 1) return (await changed(pool, first)) > 0;
  return transact(pool, [...statements, ...after], (outcomes) => {
    // In their order: what was sent behind a statement that changed nothing does not matter, nor why it was refused.
    if (!outcomes.slice(0, statements.length).every(hasChanged)) return false;
    outcomes.forEach(hasChanged);
    return true;
  });
}

async function changed(pool: Pool, statement: Compilable): Promise<number> {
  const { sql: text, parameters } = statement.compile();
  return (await pool.query(text, [...parameters])).rowCount ?? 0;
}
