/** PostgreSQL as a `Database`: a pool of connections, and transactions on one of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Compilable, type CompiledQuery } from 'kysely';
import { Client, Pool, types, type ClientBase, type QueryResult } from 'pg';
import { TOUCH, type Database } from './database.ts';
import type { Report } from './readable.ts';
import { retried, retryingPool } from './retry.ts';
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

/**
 * Opens a pool, which connects with the first query. `report` is told of connections that were lost. `isShared`: each of its
 * connections holds the lock that keeps restores away.
 */
export function openPostgres(address: string, report: Report, isShared = false): Database {
  const pool = poolOf(address, report, isShared);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: retryingPool(pool) }) });
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

/** One of the bot's databases, by its schema, as an advisory lock: many hold it together, or one alone. */
const LOCK = `hashtext('crownhead'), hashtext(current_schema())`;

const take = (how: string): string => `select ${how}(${LOCK}) as free`;

interface Taken {
  readonly free: boolean | null;
}

const isFree = ([row]: readonly Taken[]): boolean => row?.free !== false;

/** A restore is at work. */
class Restoring extends Error {
  readonly code = 'RESTORING';
}

function holdTogether(client: ClientBase, done: (error?: Error) => void): void {
  client.query<Taken>(take('pg_try_advisory_lock_shared'), (error: Error | null, taken) =>
    done(error ?? (isFree(taken.rows) ? undefined : new Restoring('a backup is being restored'))),
  );
}

/** How often a restore asks for the lock, and how long it waits in between (ms): a bot that was just stopped holds it for a moment. */
const TRIES = 20;
const PAUSE = 100;

/** Takes the lock alone, on a connection of its own; what comes back gives it back. `null` when others hold it. */
export async function holdServerAlone(address: string): Promise<(() => Promise<void>) | null> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const { rows } = await client.query<Taken>(take('pg_try_advisory_lock'));
    if (isFree(rows)) return () => client.end();
    await sleep(PAUSE);
  }
  await client.end();
  return null;
}

function poolOf(address: string, report: Report, isShared: boolean): Pool {
  const pool = new Pool({
    connectionString: address,
    application_name: 'crownhead',
    connectionTimeoutMillis: PATIENCE,
    idleTimeoutMillis: IDLE,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser },
    ...(isShared && { verify: holdTogether }),
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
function transact(
  pool: Pool,
  statements: readonly Compilable[],
  isRight: (outcomes: readonly Outcome[]) => boolean,
): Promise<boolean> {
  const compiled = statements.map((statement) => statement.compile());
  return retried(() => transactOnce(pool, compiled, isRight));
}

async function transactOnce(
  pool: Pool,
  compiled: readonly CompiledQuery[],
  isRight: (outcomes: readonly Outcome[]) => boolean,
): Promise<boolean> {
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
  return (await retried(() => pool.query(text, [...parameters]))).rowCount ?? 0;
}
