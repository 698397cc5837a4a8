/**
 * Transactions that PostgreSQL ends because of other transactions: a deadlock, or, where an administrator has made
 * the isolation stricter, a change of the same row. They left nothing behind, so they are tried again
 * (https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { around } from '../../app/ports/around.ts';

const DEADLOCK = '40P01';
const NOT_SERIALIZABLE = '40001';
/** How often a transaction is tried. PostgreSQL takes a second to find a deadlock. */
const TRIES = 5;
/** The longest pause before the second try (ms); it doubles with each. By chance, so that two do not meet again. */
const PAUSE = 20;

const isEndedByOthers = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === DEADLOCK || error.code === NOT_SERIALIZABLE);

/** Runs a whole transaction, again if others were the reason that it ended. */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || !isEndedByOthers(error)) throw error;
      await sleep(Math.random() * PAUSE * 2 ** tries);
    }
}

/** Retries a statement that is a transaction by itself; one within a transaction is not for us to repeat. */
const retrying = (client: PoolClient): PoolClient =>
  around(client, (call, name) =>
    name === 'query' && client.getTransactionStatus() === 'I' ? retried(async () => call()) : call(),
  );

/** The pool as Kysely uses it. */
export const retryingPool = (pool: Pool): PostgresPool => ({
  connect: async () => retrying(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
});
