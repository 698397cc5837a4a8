/** PostgreSQL as a `Database`: a pool of connections, and transactions on one of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import { Kysely, PostgresDialect, sql, type Compilable, type CompiledQuery, type PostgresPool } from 'kysely';
import {
  Client,
  Pool,
  types,
  type ClientBase,
  type QueryConfig,
  type QueryResult,
  type PoolClient,
} from 'pg';
import { TOUCH, type Database } from './database.ts';
import type { Report } from './readable.ts';
import type { Tables } from '../tables/tables.ts';
import { around } from '../../app/ports/around.ts';

/** How long to wait for a connection, in ms. Any later, an answer would be too late for Discord. */
const DATABASE_TIMEOUT = 5000;
/** How long to keep unused connections, in ms. Networks drop silent ones after four minutes. */
const IDLE = 3 * 60_000;
/** After this time (ms), the server ends a hanging process's transaction, which frees its rows. */
const IDLE_IN_TRANSACTION = 60_000;

export interface Access {
  /** For a bot. Each connection blocks restores, so PostgreSQL or a pooler must keep sessions. */
  readonly isShared?: boolean;
  /** The most connections to open; the driver's default is 10. */
  readonly connections?: number;
}

/** `report` receives lost connections. */
export function openPostgres(address: string, report: Report, access: Access = {}): Database {
  const pool = poolOf(address, report, access);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: retryingPool(pool) }) });
  const nameOf = naming();
  return {
    db,
    locksRows: true,
    clock: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    // The server overwrites deleted data on its own schedule.
    overwrite: async () => true,
    // A read-only server refuses even a deletion that matches nothing.
    touch: async (isThorough) =>
      void (await sql.raw(isThorough ? TOUCH : `delete from interaction where id = ''`).execute(db)),
    allOrNothing: (statements, after = []) => allOrNothing(pool, statements, after),
    unhurried: (statement) => {
      const { text: own, values } = queryOf(statement);
      const text = own + UNHURRIED;
      return changed(pool, { name: nameOf(text), text, values });
    },
    all: async (statements) => {
      await transact(pool, statements, (outcomes) => {
        outcomes.forEach(hasChanged);
        return true;
      });
    },
  };
}

/** An advisory lock per schema for one of the bot's databases. Many share it, or one holds it. */
const LOCK = `hashtext('crownhead'), hashtext(current_schema())`;

const take = (how: string): string => `${how}(${LOCK}) as free`;

interface Taken {
  readonly free: boolean | null;
}

const isFree = ([row]: readonly Taken[]): boolean => row?.free !== false;

class Restoring extends Error {
  readonly code = 'RESTORING';
}

/**
 * Set with a statement, because poolers refuse this setting when a connection starts. Behind a
 * pooler, the connection waits here until it gets its turn.
 */
const JOIN: QueryConfig & { readonly query_timeout: number } = {
  text: `select ${take('pg_try_advisory_lock_shared')},
    set_config('idle_in_transaction_session_timeout', '${IDLE_IN_TRANSACTION}', false)`,
  query_timeout: DATABASE_TIMEOUT,
};

async function join(client: ClientBase): Promise<void> {
  const { rows } = await client.query<Taken>(JOIN);
  if (!isFree(rows)) throw new Restoring('a backup is being restored');
}

/** How often a restore tries, and the pause in ms. A stopped bot holds the lock a moment longer. */
const TRIES = 20;
const PAUSE = 100;

/** Takes the lock exclusively on its own connection. Returns its release; `null` if it is taken. */
export async function holdServerAlone(address: string): Promise<(() => Promise<void>) | null> {
  const client = await openClient(address, 'crownhead restore');
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const { rows } = await client.query<Taken>(`select ${take('pg_try_advisory_lock')}`);
    if (isFree(rows)) return () => client.end();
    await sleep(PAUSE);
  }
  await client.end();
  return null;
}

/** A single connection. If it is lost, nothing replaces it. */
export async function openClient(address: string, name: string): Promise<Client> {
  const client = new Client({
    connectionString: address,
    application_name: name,
    connectionTimeoutMillis: DATABASE_TIMEOUT,
    query_timeout: DATABASE_TIMEOUT,
    keepAlive: true,
    // A query that times out then ends the connection, which a pooler would keep in its queue.
    pipeline: true,
  });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function poolOf(address: string, report: Report, { isShared = false, connections }: Access): Pool {
  const pool = new Pool({
    connectionString: address,
    application_name: 'crownhead',
    connectionTimeoutMillis: DATABASE_TIMEOUT,
    idleTimeoutMillis: IDLE,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser },
    ...(connections !== undefined && { max: connections }),
    ...(isShared && { verify: callbackify(join) }),
  });
  // Without a listener, a lost connection would end the process. The pool opens a new connection.
  pool.on('connect', (client) => client.on('error', (error) => pool.ending || report(lost(error))));
  pool.on('error', () => undefined);
  return pool;
}

/** A new error: the driver attaches the connection, with all its settings, to its own error. */
const lost = ({ message }: Error): Error => new Error(`a connection to PostgreSQL was lost: ${message}`);

/** Reads instants and counts as numbers, as in SQLite. Both are far below 2^53. */
const getTypeParser: typeof types.getTypeParser = (type, format) =>
  type === types.builtins.INT8 ? Number : types.getTypeParser(type, format);

type QueryOutcome = PromiseSettledResult<QueryResult>;

/** Sends all statements at once, because each wait costs a round trip. Commits if `isRight`. */
function transact(
  pool: Pool,
  statements: readonly Compilable[],
  isRight: (outcomes: readonly QueryOutcome[]) => boolean,
): Promise<boolean> {
  const compiled = statements.map((statement) => statement.compile());
  return retry(() => transactOnce(pool, compiled, isRight));
}

async function transactOnce(
  pool: Pool,
  compiled: readonly CompiledQuery[],
  isRight: (outcomes: readonly QueryOutcome[]) => boolean,
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

function hasChanged(outcome: QueryOutcome): boolean {
  if (outcome.status === 'rejected') throw outcome.reason;
  return (outcome.value.rowCount ?? 0) > 0;
}

async function allOrNothing(
  pool: Pool,
  statements: readonly Compilable[],
  after: readonly Compilable[],
): Promise<boolean> {
  const [first, ...others] = [...statements, ...after];
  if (first && others.length === 0 && statements.length === 1)
    return (await changed(pool, queryOf(first))) > 0;
  return transact(pool, [...statements, ...after], (outcomes) => {
    // In order: once a statement has changed nothing, later outcomes don't matter, not even errors.
    if (!outcomes.slice(0, statements.length).every(hasChanged)) return false;
    outcomes.forEach(hasChanged);
    return true;
  });
}

/**
 * Added to a statement that changes rows, so that its transaction doesn't wait for the disk. This
 * needs no extra message to the server. If no row changes, there is nothing to wait for.
 */
const UNHURRIED = ` returning set_config('synchronous_commit', 'off', true)`;

/** More than the number of texts. A text that varied would otherwise fill the server's memory. */
const MOST_NAMES = 50;

/**
 * Names statements, so that a connection parses and plans each only once, which saves two thirds
 * of a vote's cost. One plan serves all values, so the statements must find their rows by key.
 */
function naming(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `unhurried ${names.size}`);
    return names.get(text);
  };
}

function queryOf(statement: Compilable) {
  const { sql: text, parameters } = statement.compile();
  return { text, values: [...parameters] };
}

async function changed(pool: Pool, query: QueryConfig): Promise<number> {
  return (await retry(() => pool.query(query))).rowCount ?? 0;
}

const DEADLOCK = '40P01';
const NOT_SERIALIZABLE = '40001';
/** How often to try a transaction. PostgreSQL takes a second to find a deadlock. */
const RETRIES = 5;
/** The longest pause before the second try (ms), doubled each time. Random, so that rivals part. */
const RETRY_PAUSE = 20;

const isEndedByOthers = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === DEADLOCK || error.code === NOT_SERIALIZABLE);

/** Runs a whole transaction. Repeats it if other transactions ended it. */
async function retry<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await transaction();
    } catch (error) {
      if (tries === RETRIES || !isEndedByOthers(error)) throw error;
      await sleep(Math.random() * RETRY_PAUSE * 2 ** tries);
    }
}

/**
 * Retries a single statement if other transactions ended it, by a deadlock or by a conflicting
 * change under stricter isolation
 * (https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
 */
const retryQueries = (client: PoolClient): PoolClient =>
  around(client, (call, name) =>
    name === 'query' && client.getTransactionStatus() === 'I' ? retry(async () => call()) : call(),
  );

const retryingPool = (pool: Pool): PostgresPool => ({
  connect: async () => retryQueries(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
});
