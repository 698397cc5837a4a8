/**
 * Statements sent to PostgreSQL before any is answered have the same effect as if each had been
 * awaited.
 */
import { sql, type Compilable } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../../src/store/database/postgres.ts';
import { readyDatabase } from '../../postgres/database.ts';

async function opened() {
  const database = openPostgres(await readyDatabase(), () => undefined);
  onTestFinished(() => database.db.destroy());
  const add = (id: string, at: number): Compilable =>
    database.db.insertInto('interaction').values({ id, taken_at: at });
  const move = (id: string, at: number): Compilable =>
    database.db.updateTable('interaction').set({ taken_at: at }).where('id', '=', id);
  const stored = async () =>
    (await database.db.selectFrom('interaction').selectAll().orderBy('id').execute()).map(
      ({ id, taken_at: at }) => `${id} ${at}`,
    );
  return { ...database, add, move, stored };
}

test('everything is saved with its consequences, or nothing is saved', async () => {
  const { allOrNothing, add, move, stored } = await opened();
  expect(await allOrNothing([add('a', 1), add('b', 1)], [move('nobody', 2), move('a', 2)])).toBe(true);
  expect(await stored()).toEqual(['a 2', 'b 1']);
  expect(await allOrNothing([add('c', 1), move('nobody', 3), move('a', 3)])).toBe(false);
  expect(await allOrNothing([move('nobody', 3)])).toBe(false);
  expect(await allOrNothing([move('a', 4)])).toBe(true);
  expect(await stored()).toEqual(['a 4', 'b 1']);
});

test('a transaction that is too late returns false, even if something else fails', async () => {
  const { allOrNothing, add, move, stored } = await opened();
  await allOrNothing([add('a', 1)]);
  expect(await allOrNothing([move('nobody', 2), add('a', 2)])).toBe(false);
  expect(await stored()).toEqual(['a 1']);
});

test.each(['allOrNothing', 'all'] as const)(
  '%s throws the error of the first refused statement, and leaves the connection usable',
  async (way) => {
    const database = await opened();
    const { add, move, stored } = database;
    await database.allOrNothing([add('a', 1)]);
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => database[way]([move('a', 2), add('a', 2), move('a', 3)])),
    );
    for (const attempt of attempts)
      expect(attempt).toMatchObject({ reason: { constraint: 'interaction_pkey' } });
    expect(await stored()).toEqual(['a 1']);
    await database.all([move('a', 5), move('nobody', 5)]);
    expect(await stored()).toEqual(['a 5']);
  },
);

test('a connection that is lost during a transaction is dropped, and the next connection is used', async () => {
  const { db, all, allOrNothing, add, stored } = await opened();
  const lost = db.selectNoFrom(sql`pg_terminate_backend(pg_backend_pid())`.as('is_lost'));
  await expect(all([add('a', 1), lost, add('b', 1)])).rejects.toThrow(/terminat/u);
  expect(await allOrNothing([add('c', 1), add('d', 1)])).toBe(true);
  expect(await stored()).toEqual(['c 1', 'd 1']);
});
