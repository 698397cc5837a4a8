/** A database as an older version left it behind, for tests on both kinds. */
import SqliteFile from 'better-sqlite3';
import { Migrator } from 'kysely/migration';
import { readFile } from 'node:fs/promises';
import { isAddress } from '../../src/store/opening/address.ts';
import { MIGRATIONS } from '../../src/store/migrations/list.ts';
import { openPostgres } from '../../src/store/database/postgres.ts';
import { tell } from '../postgres/database.ts';

/** The newest migration of the versions of which one is kept. */
type OldVersion = '007' | '021';

/** Who plays in the one of 007, and by which ids its games and records are found. */
export const OLD = {
  anna: '1213274574028800000',
  boris: '1213636961894400000',
  chidi: '1213999349760000000',
  guild: '1202402938060800000',
  won: 'ebccudr44v',
  voided: 'jhddmhiz9w',
  running: 'br7s99qxz3',
  challenge: 'uajmqyvizx',
  record: 'uze7gqauyw',
  /** When it was left behind. */
  now: Date.UTC(2026, 5, 1, 13, 14, 40),
};

/**
 * Fills an empty database. In a file also the schema is the old version's own; on a server, of which none was kept, it is
 * made by the migrations of that time.
 */
export async function makeOld(place: string, version: OldVersion = '007'): Promise<void> {
  const fixture = new URL(`../fixtures/databases/${version}.sql`, import.meta.url);
  const statements = await readFile(fixture, 'utf8');
  if (!isAddress(place)) {
    const file = new SqliteFile(place);
    file.exec(statements);
    file.close();
    return;
  }
  const { db } = openPostgres(place, () => undefined);
  const known = Object.entries(MIGRATIONS).filter(([name]) => statements.includes(`'${name}'`));
  const provider = { getMigrations: async () => Object.fromEntries(known) };
  await new Migrator({ db, provider }).migrateToLatest();
  await db.destroy();
  await tell(statements.slice(statements.indexOf('insert into game ')), place);
}
