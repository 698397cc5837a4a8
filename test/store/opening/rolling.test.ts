/** A migration only adds, because older processes continue while another process is updated. */
import { sql, type Kysely, type TableMetadata } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { openPostgres } from '../../../src/store/database/postgres.ts';
import { openSqlite } from '../../../src/store/database/sqlite.ts';
import { MIGRATIONS } from '../../../src/store/migrations/list.ts';
import { isAddress } from '../../../src/store/opening/address.ts';
import { openStore } from '../../../src/store/opening/open.ts';
import { change, emptyPlace } from '../place.ts';
import { nextVersion, sampleGame } from '../samples.ts';
import { storeAt } from '../opened.ts';

/** The newest migration of the version in the fixtures: no running process is older. */
const RELEASED = '001-first';

/**
 * The columns that an older process needs in its tables, and the columns that it doesn't know and
 * never writes.
 */
function brokenBetween(before: readonly TableMetadata[], after: readonly TableMetadata[]): readonly string[] {
  return before.flatMap(({ name, columns }) => {
    const now = after.find((table) => table.name === name)?.columns ?? [];
    const lost = columns.filter((old) => {
      const same = now.find((column) => column.name === old.name);
      return same?.dataType !== old.dataType || (old.isNullable && !same.isNullable);
    });
    const wanted = now.filter(
      (column) =>
        !columns.some((old) => old.name === column.name) && !column.isNullable && !column.hasDefaultValue,
    );
    return [
      ...lost.map((column) => `${name}.${column.name} is not as it was`),
      ...wanted.map((column) => `${name}.${column.name} has to be given`),
    ];
  });
}

/** Everything an older process needs that migrations since the last release have removed. */
async function brokenBy(migrations: Readonly<Record<string, Migration>>): Promise<readonly string[]> {
  const place = await emptyPlace();
  const { db } = isAddress(place) ? openPostgres(place, () => undefined) : openSqlite(place);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const to = async (name: string) => {
    const { error } = await migrator.migrateTo(name);
    if (error !== undefined) throw error;
    return db.introspection.getTables();
  };
  let before = await to(RELEASED);
  const broken: string[] = [];
  for (const name of Object.keys(migrations).filter((each) => each > RELEASED)) {
    const after = await to(name);
    broken.push(...brokenBetween(before, after).map((line) => `${name}: ${line}`));
    before = after;
  }
  await db.destroy();
  return broken;
}

test('each migration since the last release only makes additions', async () => {
  expect(await brokenBy(MIGRATIONS)).toEqual([]);
});

test.each([
  ['drop a column', 'alter table preference drop column version', ['preference.version is not as it was']],
  ['drop a table', 'drop table hidden', ['hidden.user_id is not as it was']],
  [
    'want a column',
    'create table later (id text); drop table hidden; create table hidden (user_id text primary key, since bigint not null)',
    ['hidden.since has to be given'],
  ],
  ['add a column', 'alter table game add column later_column text', []],
])('a migration that would %s is reported', async (_, statements, lines) => {
  const later: Migration = {
    async up(db: Kysely<unknown>) {
      for (const statement of statements.split('; ')) await sql.raw(statement).execute(db);
    },
  };
  const broken = await brokenBy({ ...MIGRATIONS, '999-later': later });
  expect(broken).toEqual(lines.map((line) => `999-later: ${line}`));
});

const ADDED = [
  'create table later_table (id text primary key)',
  'alter table game add column later_column text',
  'alter table preference add column later_column integer not null default 0',
  "insert into kysely_migration values ('999-later', '2030-01-01')",
];

test('this version keeps running while a newer version updates the database', async () => {
  const place = await emptyPlace();
  const store = await storeAt(place);
  let game = sampleGame({ id: 'g1' });
  await store.games.add(game, 0);
  const play = async (): Promise<void> => {
    game = nextVersion(game, { moves: [...game.moves, `${game.version}`] });
    expect(await store.games.save(game, 0)).toBe(true);
    expect((await store.games.load('g1'))?.game.moves).toEqual(game.moves);
    const { version, preference } = await store.people.preferenceRecord('anna');
    expect(await store.people.savePreference({ user: 'anna', version: version + 1, preference })).toBe(true);
    expect(await store.interactions.take(`i${game.version}`, 0)).toBe(true);
  };
  await play();
  for (const statement of ADDED) {
    const playing = play();
    await change(place, statement);
    await playing;
    await play();
  }
  await store.close();
  // The older version can't start again, and is refused with a message.
  expect(await openStore(place, () => undefined)).toMatchObject({ ok: false, problem: { code: 'newer' } });
});
