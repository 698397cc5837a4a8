/** The records of the tables compared with the schema. A missing part doesn't compile. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { VacationBook } from '../../../src/game/clock/vacation.ts';
import { book } from '../../../src/store/database/book.ts';
import type { Database } from '../../../src/store/database/database.ts';
import { STORED_KINDS } from '../../../src/store/due/kinds.ts';
import {
  DUE,
  table as record,
  TEXT,
  USER,
  USERS,
  type TableRecord,
} from '../../../src/store/tables/record.ts';
import { DUE_TABLES, IN_ORDER, neededBy, TABLE_NAMES, TABLES } from '../../../src/store/tables/tables.ts';
import { newPlace, keptDatabase } from '../place.ts';

interface Named {
  readonly name: string;
}

async function keyOf({ db, locksRows: isServer }: Database, table: string): Promise<readonly string[]> {
  const query = isServer
    ? sql<Named>`select a.attname as name from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = ${table}::regclass and i.indisprimary`
    : sql<Named>`select name from pragma_table_info(${table}) where pk > 0`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

async function referredBy({ db, locksRows: isServer }: Database, table: string): Promise<readonly string[]> {
  const query = isServer
    ? sql<Named>`select confrelid::regclass::text as name from pg_constraint
        where conrelid = ${table}::regclass and contype = 'f'`
    : sql<Named>`select "table" as name from pragma_foreign_key_list(${table})`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

test('each record’s key is the table’s key in the schema', async () => {
  const database = await keptDatabase(await newPlace());
  for (const name of TABLE_NAMES)
    expect([name, (await keyOf(database, name)).toSorted()]).toEqual([
      name,
      [...TABLES[name].key].toSorted(),
    ]);
});

test('each table lists the tables that it references, and comes after them', async () => {
  const database = await keptDatabase(await newPlace());
  let references = 0;
  for (const name of TABLE_NAMES) {
    const referred = await referredBy(database, name);
    expect([name, neededBy(name)]).toEqual([name, expect.arrayContaining([...referred])]);
    references += referred.length;
    const before: readonly string[] = IN_ORDER.slice(0, IN_ORDER.indexOf(name));
    expect([name, before]).toEqual([name, expect.arrayContaining([...neededBy(name)])]);
  }
  expect(references).toBeGreaterThan(1);
  expect(IN_ORDER.toSorted()).toEqual(TABLE_NAMES.toSorted());
});

async function indexesOf({ db, locksRows: isServer }: Database, table: string): Promise<readonly string[]> {
  const query = isServer
    ? sql<Named>`select indexname as name from pg_indexes where tablename = ${table}`
    : sql<Named>`select name from sqlite_master where type = 'index' and tbl_name = ${table}`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

test('due rows are found by indexes', async () => {
  const database = await keptDatabase(await newPlace());
  for (const name of DUE_TABLES)
    expect(await indexesOf(database, name)).toEqual(
      expect.arrayContaining([`${name}_due`, `${name}_claimed`]),
    );
});

test('each table with due rows is swept as its own kind of work', () => {
  const swept = Object.values(STORED_KINDS).map(({ table }) => table);
  expect(swept.toSorted()).toEqual(DUE_TABLES.toSorted());
});

/** The record of a table with a server, a person, and due work. */
const COLUMNS = { guild_id: TEXT, user_id: USER, ...DUE };
const NOTE = {
  key: ['guild_id', 'user_id'],
  due: { wakes: 'never' },
  server: { by: ['guild_id'] },
  person: 'own',
  columns: COLUMNS,
} as const satisfies TableRecord<typeof COLUMNS>;

const NOBODYS = { guild_id: USERS, ...DUE };
const { due: _, ...NOT_DUE } = NOTE;

test('a missing or wrong part of a record doesn’t compile', () => {
  const wrong: readonly unknown[] = [
    // @ts-expect-error: it has no such column by which its rows are told apart
    { ...NOTE, key: ['id'] } as const satisfies TableRecord<typeof COLUMNS>,
    // @ts-expect-error: its rows are due some time
    NOT_DUE satisfies TableRecord<typeof COLUMNS>,
    // @ts-expect-error: the channel is shown nothing of it
    { ...NOTE, due: { wakes: 'unshown' } } as const satisfies TableRecord<typeof COLUMNS>,
    // @ts-expect-error: its rows are a server's
    { ...NOTE, server: null } as const satisfies TableRecord<typeof COLUMNS>,
    // @ts-expect-error: users are in it
    { ...NOTE, person: 'nobody' } as const satisfies TableRecord<typeof COLUMNS>,
    // @ts-expect-error: its rows are nobody's own
    { ...NOTE, key: ['guild_id'], columns: NOBODYS } as const satisfies TableRecord<typeof NOBODYS>,
    // @ts-expect-error: a table's record is checked too
    record({ ...NOTE, person: 'nobody' }),
    // @ts-expect-error: a column of the book was forgotten
    book<'vacation', VacationBook>('vacation', { schema: z.any(), columns: { user_id: 'user' } }),
  ];
  expect(wrong).not.toContainEqual(NOTE);
});
