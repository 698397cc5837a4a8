/** A database from version 1.0, and a database without any version, for tests on both kinds. */
import { Migrator } from 'kysely/migration';
import { readFile } from 'node:fs/promises';
import { openPostgres } from '../../src/store/database/postgres.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { MIGRATIONS } from '../../src/store/migrations/list.ts';
import { isAddress } from '../../src/store/opening/address.ts';
import { openBeside } from './file.ts';
import { tell } from '../postgres/database.ts';

/** The migrations of version 1.0. */
const RELEASED = ['001-first'];
const ROWS = new URL('../fixtures/databases/1.0.sql', import.meta.url);

/** The users in the database, and the ids of its games and records. */
export const OLD = {
  anna: '1477591223500800001',
  boris: '1477953611366400002',
  chidi: '1478315999232000003',
  dora: '1478678387097600004',
  emma: '1479040774963200005',
  guild: '1467308467814400001',
  channel: '1467308467814400002',
  /** The server that removed the bot. */
  left: '1467670855680000001',
  won: '9fvbxsgn2n',
  voided: 'ukz9b6mtz2',
  running: 'gqctdayqpz',
  engine: 'gznpb9an4e',
  record: '3c3hmkqrg7',
  puzzle: 'nq9gda1jskhqc',
  now: 1_795_251_604_000,
};

async function migrateTo(place: string, names: readonly string[]): Promise<void> {
  const { db } = isAddress(place) ? openPostgres(place, () => undefined) : openSqlite(place);
  const known = Object.entries(MIGRATIONS).filter(([name]) => names.includes(name));
  const provider = { getMigrations: async () => Object.fromEntries(known) };
  await new Migrator({ db, provider }).migrateToLatest();
  await db.destroy();
}

async function run(place: string, statements: string): Promise<void> {
  if (isAddress(place)) return tell(statements, place);
  const file = openBeside(place);
  file.exec(statements);
  file.close();
  return undefined;
}

/** Fills an empty database as version 1.0 did. `ids` replace the default ids. */
export async function makeOld(place: string, ids: Readonly<Record<string, string>> = {}): Promise<void> {
  await migrateTo(place, RELEASED);
  const rows = await readFile(ROWS, 'utf8');
  await run(
    place,
    Object.entries(ids).reduce((text, [old, id]) => text.replaceAll(old, id), rows),
  );
}

/**
 * Prepares an empty database where no migration has run, so that every version is newer, even if
 * only one exists.
 */
export const makeOlder = (place: string): Promise<void> => migrateTo(place, []);

export async function makeUnreleased(place: string): Promise<void> {
  await makeOlder(place);
  await run(place, "insert into kysely_migration values ('001-games-and-challenges', '2026-05-01')");
}
