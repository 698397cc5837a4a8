/**
 * Retries transactions that PostgreSQL ends because of others: a deadlock, or a conflicting change
 * under a stricter isolation
 * (https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { around } from '../../app/ports/around.ts';

const DEADLOCK = '40P01';
const NOT_SERIALIZABLE = '40001';
/** How often to try a transaction. PostgreSQL takes a second to find a deadlock. */
const TRIES = 5;
/** The longest pause before the second try (ms), doubled each time; random, so rivals part. */
const PAUSE = 20;

const isEndedByOthers = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === DEADLOCK || error.code === NOT_SERIALIZABLE);

/** Runs a whole transaction, and again if other transactions ended it. */
export async function retry<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await transaction();
    } catch (error) {
      if (tries === TRIES || !isEndedByOthers(error)) throw error;
      await sleep(Math.random() * PAUSE * 2 ** tries);
    }
}

/** Retries a statement that is its own transaction, but none within a transaction. */
const retryQueries = (client: PoolClient): PoolClient =>
  around(client, (call, name) =>
    name === 'query' && client.getTransactionStatus() === 'I' ? retry(async () => call()) : call(),
  );

export const retryingPool = (pool: Pool): PostgresPool => ({
  connect: async () => retryQueries(await pool.connect()),
  end: () => pool.end(),
  options: pool.options,
});
