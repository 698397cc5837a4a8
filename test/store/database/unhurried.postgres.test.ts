/** Statements that don't wait for the disk, on a server whose transactions do. */
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase, readyDatabase, tell } from '../../postgres/database.ts';
import { openPostgres } from '../../../src/store/database/postgres.ts';
import type { Database } from '../../../src/store/database/database.ts';
import { databaseAt } from '../opened.ts';

/** At each new interaction's commit, records whether the transaction waits for the disk. */
const NOTING = `
  create table waits (id text, mode text);
  create function note() returns trigger language plpgsql as
    $$ begin insert into waits values (new.id, current_setting('synchronous_commit')); return null; end $$;
  create constraint trigger noting after insert or update on interaction
    deferrable initially deferred for each row execute function note()`;

test('an unhurried statement does not wait for the disk, and the next statement waits again', async () => {
  const address = await newDatabase();
  await tell(`alter database "${new URL(address).pathname.slice(1)}" set synchronous_commit = on`, address);
  const { db, unhurried, all } = await databaseAt(address);
  onTestFinished(() => db.destroy());
  await tell(NOTING, address);
  const taking = (id: string) => db.insertInto('interaction').values({ id, taken_at: 1 });
  expect(await unhurried(taking('a'))).toBe(1);
  await all([taking('b')]);
  await taking('c').execute();
  expect(await unhurried(taking('a').onConflict((row) => row.column('id').doNothing()))).toBe(0);
  expect(await unhurried(db.deleteFrom('interaction').where('id', '<>', 'none'))).toBe(3);
  const { rows } = await sql`select id, mode from waits order by id`.execute(db);
  expect(rows).toEqual([
    { id: 'a', mode: 'off' },
    { id: 'b', mode: 'on' },
    { id: 'c', mode: 'on' },
  ]);
});

/** How many statements each of the bot's connections has prepared. */
async function remembered({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(db);
  return rows[0]?.count ?? 0;
}

test('a connection prepares each unhurried statement once, and keeps at most 50', async () => {
  const database = openPostgres(await readyDatabase(), () => undefined);
  const { db, unhurried } = database;
  onTestFinished(() => db.destroy());
  const taking = (id: string) => db.insertInto('interaction').values({ id, taken_at: 1 });
  expect(await unhurried(taking('a'))).toBe(1);
  expect(await unhurried(taking('b'))).toBe(1);
  await expect(unhurried(taking('b'))).rejects.toMatchObject({ code: '23505' });
  expect(await unhurried(taking('c'))).toBe(1);
  expect(await remembered(database)).toBe(1);
  for (let count = 1; count <= 60; count += 1) {
    const ids = Array.from({ length: count }, (_, index) => `${count}/${index}`);
    expect(await unhurried(db.insertInto('interaction').values(ids.map((id) => ({ id, taken_at: 1 }))))).toBe(
      count,
    );
  }
  expect(await remembered(database)).toBe(50);
});

test('a new connection prepares the statements that a lost connection had prepared', async () => {
  const address = await readyDatabase();
  const lost: string[] = [];
  const database = openPostgres(address, (error) => lost.push(String(error)));
  const { db, unhurried } = database;
  onTestFinished(() => db.destroy());
  const taking = (id: string) => db.insertInto('interaction').values({ id, taken_at: 1 });
  expect(await unhurried(taking('a'))).toBe(1);
  await tell(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
    address,
  );
  await expect.poll(() => lost.length).toBe(1);
  expect(await unhurried(taking('b'))).toBe(1);
  expect(await unhurried(taking('c'))).toBe(1);
  expect(await remembered(database)).toBe(1);
});
