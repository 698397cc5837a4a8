/**
 * Real deadlocks and conflicts, where PostgreSQL aborts the bot's transaction: the bot retries, and
 * nobody notices.
 */
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../../src/store/database/postgres.ts';
import { readyDatabase, tell } from '../../postgres/database.ts';

/**
 * Another process on the same database, which never checks for deadlocks, so the bot's transaction
 * is always aborted.
 */
async function another(address: string): Promise<Client> {
  const client = new Client({ connectionString: address });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`set deadlock_timeout = '1h'`);
  return client;
}

async function opened() {
  const address = await readyDatabase();
  const database = openPostgres(address, () => undefined);
  onTestFinished(() => database.db.destroy());
  const other = await another(address);
  await other.query(`insert into interaction (id, taken_at) values ('a', 0), ('b', 0)`);
  const add = (id: string) =>
    database.db
      .updateTable('interaction')
      .set(({ eb }) => ({ taken_at: eb('taken_at', '+', 1) }))
      .where('id', '=', id);
  const addAll = database.db
    .updateTable('interaction')
    .set(({ eb }) => ({ taken_at: eb('taken_at', '+', 1) }));
  const stored = async () => {
    const { rows } = await other.query<{ at: number }>(
      'select taken_at::int as at from interaction order by id',
    );
    return rows.map(({ at }) => at);
  };
  const waiting = async () => (await other.query('select 1 from pg_locks where not granted')).rowCount;
  const somebodyWaits = async (): Promise<void> => {
    await expect.poll(waiting).toBeGreaterThan(0);
  };
  return { address, other, database, add, addAll, stored, somebodyWaits };
}

type Opened = Awaited<ReturnType<typeof opened>>;

const WAYS: Readonly<Record<string, (opened: Opened) => Promise<unknown>>> = {
  'in an all-or-nothing transaction': ({ database, add }) => database.allOrNothing([add('a'), add('b')]),
  'of a transaction': ({ database, add }) => database.all([add('a'), add('b')]),
  'of a statement whose rows are counted': ({ database, addAll }) => database.unhurried(addAll),
  'of a statement': ({ addAll }) => addAll.execute(),
};

test.each(Object.entries(WAYS))('a deadlock %s succeeds on the second try', async (_name, change) => {
  const scene = await opened();
  const { other, stored, somebodyWaits } = scene;
  await other.query('begin');
  await other.query(`update interaction set taken_at = taken_at + 10 where id = 'b'`);
  const changing = change(scene);
  changing.catch(() => undefined);
  await somebodyWaits();
  await other.query(`update interaction set taken_at = taken_at + 10 where id = 'a'`);
  await other.query('commit');
  await changing;
  expect(await stored()).toEqual([11, 11]);
});

test.each(Object.entries(WAYS))(
  'under a stricter isolation, a conflict %s succeeds on the second try',
  async (_name, change) => {
    const scene = await opened();
    const { address, other, stored, somebodyWaits } = scene;
    const { database: name } = other;
    await tell(`alter database ${name} set default_transaction_isolation = 'repeatable read'`, address);
    onTestFinished(() => tell(`alter database ${name} reset default_transaction_isolation`, address));
    await other.query('begin');
    await other.query(`update interaction set taken_at = taken_at + 10 where id = 'a'`);
    const changing = change(scene);
    changing.catch(() => undefined);
    await somebodyWaits();
    await other.query('commit');
    await changing;
    expect(await stored()).toEqual([11, 1]);
  },
);

test('a deadlock within a larger transaction is thrown unchanged to the caller', async () => {
  const { database, other, add, somebodyWaits } = await opened();
  await other.query('begin');
  await other.query(`update interaction set taken_at = taken_at + 10 where id = 'b'`);
  const changing = database.db.transaction().execute(async (transaction) => {
    await transaction.executeQuery(add('a').compile());
    await transaction.executeQuery(add('b').compile());
  });
  changing.catch(() => undefined);
  await somebodyWaits();
  await other.query(`update interaction set taken_at = taken_at + 10 where id = 'a'`);
  await other.query('commit');
  await expect(changing).rejects.toMatchObject({ code: '40P01' });
});
