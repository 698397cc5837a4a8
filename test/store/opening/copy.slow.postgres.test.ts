/** Moving a bot between databases of both kinds with `npx crownhead copy`, as an operator does. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql, type ColumnMetadata } from 'kysely';
import { expect, test } from 'vitest';
import { copyAll } from '../../../src/store/copy.ts';
import { challengeColumns } from '../../../src/store/games/rows.ts';
import { storeOver } from '../../../src/store/opening/store.ts';
import { TABLE_NAMES } from '../../../src/store/tables/tables.ts';
import { COMPILE_CACHE } from '../../compileCache.ts';
import { newDatabase } from '../../postgres/database.ts';
import { pathInNewFolder } from '../folder.ts';
import { card, nextVersion, PLACE, sampleChallenge, sampleGame } from '../samples.ts';
import { saveGame } from '../../../src/app/save/saveGame.ts';
import { databaseAt } from '../opened.ts';
import { rowsAt } from '../rows.ts';

const COPY = fileURLToPath(new URL('../../../src/tools/copy.ts', import.meta.url));

const NOW = 1_800_000_000_000;

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

/** Runs a tool with only these settings. */
const run = (
  tool: string,
  sides: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> =>
  promisify(execFile)(process.execPath, [tool, ...sides], { env: { ...env, ...COMPILE_CACHE } }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, said: stderr }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, said: stderr }),
  );

/**
 * Games in every state, more challenges than fit on a page, and names that are difficult for a
 * database.
 */
async function fill(place: string): Promise<void> {
  const database = await databaseAt(place);
  const store = storeOver(database, () => undefined);
  const names = {
    white: { id: 'anna', name: "Ánna 'Ä' 👑\u0000\\" },
    black: { id: 'boris', name: 'Борис' },
  };
  await store.people.savePreference({ user: 'anna', version: 1, preference: { notation: 'numeric' } });
  const challenges = Array.from({ length: 520 }, (_, index) => sampleChallenge({ id: `c${index}` }));
  const rows = challenges.map((each) => ({
    id: each.id,
    ...challengeColumns(each),
    shown_version: 0,
    due_at: NOW,
  }));
  await database.db.insertInto('challenge').values(rows).execute();
  for (const [index, challenge] of challenges.slice(0, 12).entries()) {
    const id = `g${index}`;
    const game = sampleGame({ id, players: names, changedAt: NOW + index, moves: Array(30).fill('c3-d4') });
    await store.games.begin({ ...challenge, version: 2, state: 'accepted', gameId: id }, game, NOW);
    if (index % 2 === 0) await store.games.shown(id, 1, card('first'), null);
    if (index % 3 > 0) continue;
    const over = nextVersion(game, { place: PLACE, result: { winner: 'white', by: 'resignation' } });
    await saveGame({ store }, over, null);
  }
  await store.close();
}

/** This many rows per table, and more than a page in a table with a number in its key. */
const ROWS = 3;
const MANY = 510;
const rowsOf = (table: string): number => (table === 'season' ? MANY : ROWS);

/** A value for a column: references to games match, and no two rows are the same. */
function valueOf(column: ColumnMetadata, index: number): string | number {
  if (/int/iu.test(column.dataType)) return index + 1;
  if (/real|double|float/iu.test(column.dataType)) return index / 4;
  return `${column.name === 'game_id' || column.name === 'id' ? 'id' : column.name}-${index}`;
}

/** Rows for every table. Their contents don't matter for a copy. */
async function fillEverything(place: string): Promise<void> {
  const { db } = await databaseAt(place);
  const all = (await db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !name.startsWith('kysely_'),
  );
  // Games come first, because other tables reference them.
  const tables = all.toSorted((one, other) => Number(other.name === 'game') - Number(one.name === 'game'));
  for (const { name, columns } of tables) {
    const names = sql.join(columns.map((column) => sql.ref(column.name)));
    const rows = Array.from(
      { length: rowsOf(name) },
      (_, index) => sql`(${sql.join(columns.map((column) => valueOf(column, index)))})`,
    );
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(rows)}`.execute(db);
  }
  await db.destroy();
}

async function indexesIn(place: string): Promise<readonly string[]> {
  const { db, locksRows } = await databaseAt(place);
  const { rows } = await (
    locksRows
      ? sql<{ name: string }>`select indexdef as name from pg_indexes where schemaname = 'public' order by 1`
      : sql<{ name: string }>`select name from sqlite_schema where type = 'index' order by 1`
  ).execute(db);
  await db.destroy();
  return rows.map(({ name }) => name);
}

const KINDS: readonly (readonly [string, () => Promise<string>])[] = [
  ['SQLite', () => pathInNewFolder('games.sqlite')],
  ['PostgreSQL', newDatabase],
];
const DIRECTIONS = KINDS.flatMap(([from, makeFrom]) =>
  KINDS.map(([to, makeTo]) => [from, to, makeFrom, makeTo] as const),
);

test.each(DIRECTIONS)(
  'npx crownhead copy from %s to %s copies every row of every table',
  async (_from, _to, makeFrom, makeTo) => {
    const [from, to] = [await makeFrom(), await makeTo()];
    await fill(from);
    await fillEverything(from);
    await (await databaseAt(to)).db.destroy();
    const indexes = await indexesIn(to);
    const { code, out, said } = await run(COPY, [from, to]);
    expect([code, said]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^game: ${12 + ROWS}\nchallenge: ${520 + ROWS}$`, 'mu'));
    expect(out).toMatch(new RegExp(`^preference: ${1 + ROWS}$`, 'mu'));
    const [before, after] = [await rowsAt(from), await rowsAt(to)];
    expect(before.map(([table]) => table).toSorted()).toEqual(TABLE_NAMES.toSorted());
    expect(before.filter(([table, rows]) => rows.length < rowsOf(table))).toEqual([]);
    expect(new Map(after)).toEqual(new Map(before));
    expect(await indexesIn(to)).toEqual(indexes);
  },
);

test.each(KINDS)('npx crownhead copy refuses %s if it is not empty', async (_kind, make) => {
  const [from, to] = [await pathInNewFolder('from.sqlite'), await make()];
  await (await databaseAt(from)).db.destroy();
  const store = storeOver(await databaseAt(to), () => undefined);
  await store.people.savePreference({ user: 'boris', version: 1, preference: { notation: 'numeric' } });
  await store.close();
  const before = await rowsAt(to);
  const { code, said } = await run(COPY, [from, to]);
  expect([code, said]).toEqual([1, expect.stringMatching(/not empty \(preference\); nothing was copied/u)]);
  expect(await rowsAt(to)).toEqual(before);
});

test('npx crownhead copy uses the databases in the settings, and doesn’t show the password', async () => {
  const [from, to] = [await pathInNewFolder('from.sqlite'), await newDatabase()];
  await fill(from);
  const settings = { DATABASE_PATH: from, DATABASE_URL: to };
  const { code, out, said } = await run(COPY, ['DATABASE_PATH', 'DATABASE_URL'], settings);
  expect([code, said]).toEqual([0, '']);
  expect(out).toMatch(
    /from\.sqlite was copied to crownhead_\w+ at 127\.0\.0\.1:\d+, and every row compared/u,
  );
  expect(out).not.toContain(new URL(to).password);
  expect(new Map(await rowsAt(to))).toEqual(new Map(await rowsAt(from)));
});

test.each([
  ['one side only', ['a.sqlite'], /^Use: npx crownhead copy/u],
  [
    'a file that is not there',
    ['/nowhere/a.sqlite', 'b.sqlite'],
    /^There is no database \/nowhere\/a\.sqlite\.$/mu,
  ],
  ['a setting that is not set', ['DATABASE_URL', 'b.sqlite'], /^DATABASE_URL is not set\.$/mu],
  [
    'an unreadable address',
    ['postgres://bot:pa/ss#word@db/games', 'b'],
    /an unreadable address\. Use: npx crownhead copy/u,
  ],
  [
    'a server that is not there',
    ['postgres://bot:secret@127.0.0.1:9/games', 'b'],
    /No PostgreSQL answers at 127\.0\.0\.1:9/u,
  ],
])('npx crownhead copy refuses %s with a plain message', async (_, sides, words) => {
  const { code, out, said } = await run(COPY, sides);
  // The exit status is 2 for invalid arguments, and 1 for a failed copy.
  expect([code, out, said]).toEqual([
    sides.some((side) => side.includes(':9/')) ? 1 : 2,
    '',
    expect.stringMatching(words),
  ]);
  expect(said).not.toMatch(/secret|ss#word|^ {4}at /mu);
});

test('a copy is refused if a row differs', async () => {
  const [from, to] = [await pathInNewFolder('from.sqlite'), await newDatabase()];
  await fill(from);
  const [source, target] = [await databaseAt(from), await databaseAt(to)];
  await sql`create function spoil() returns trigger as 'begin new.version = 7; return new; end' language plpgsql`.execute(
    target.db,
  );
  await sql`create trigger spoiled before insert on challenge for each row when (new.id = 'c519') execute function spoil()`.execute(
    target.db,
  );
  await expect(copyAll(source, target)).rejects.toThrow(
    'challenge c519: the stored row differs from the row that was read',
  );
  await Promise.all([source.db.destroy(), target.db.destroy()]);
  expect(await indexesIn(to)).toContainEqual(expect.stringContaining('game_by_'));
  expect(await rowsAt(to)).toEqual([]);
});

test('copying to a server waits for a slow database', async () => {
  const [from, to] = [await newDatabase(), await pathInNewFolder('to.sqlite')];
  await fill(from);
  const [source, target] = [await databaseAt(from), await databaseAt(to)];
  await sql`alter table preference rename to kept`.execute(source.db);
  await sql`create view preference as select * from kept
    where current_setting('idle_in_transaction_session_timeout') = '1h'`.execute(source.db);
  const expected = { ok: true, value: expect.arrayContaining([{ table: 'preference', rows: 1 }]) };
  expect(await copyAll(source, target)).toMatchObject(expected);
  await Promise.all([source.db.destroy(), target.db.destroy()]);
});
