/** Statements that don't wait for the disk, on a server whose transactions do. */
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { newDatabase, tell } from '../../postgres/database.ts';
import { databaseAt } from '../opened.ts';

/** Notes at the commit of each new interaction whether the transaction waits for the disk. */
const NOTING = `
  create table waits (id text, mode text);
  create function note() returns trigger language plpgsql as
    $$ begin insert into waits values (new.id, current_setting('synchronous_commit')); return null; end $$;
  create constraint trigger noting after insert or update on interaction
    deferrable initially deferred for each row execute function note()`;

test('an unhurried statement does not wait for the disk, and the next one waits again', async () => {
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
