/** A database for tests on both kinds: on the server if this run has one, otherwise in a file. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { columnOf } from '../../src/store/database/sqliteFile.ts';
import { isAddress } from '../../src/store/opening/address.ts';
import { EMPTY, empty, makeDatabase, newDatabase, readyDatabase, tell } from '../postgres/database.ts';
import { newFile, openBeside } from './file.ts';
import { pathInNewFolder } from './folder.ts';
import { databaseAt, storeAt } from './opened.ts';

/** The path or address of a database with the newest schema and no rows, for one test. */
export const newPlace = (): Promise<string> =>
  inject('postgres') === undefined ? newFile() : readyDatabase();

/** The path or address of a new database without a schema, removed after the current test. */
export const emptyPlace = (): Promise<string> =>
  inject('postgres') === undefined ? pathInNewFolder('games.db') : newDatabase();

/** A new database without a schema for all tests of a file. */
export async function sharedPlace() {
  if (inject('postgres') === undefined) {
    const folder = await mkdtemp(join(tmpdir(), 'crownhead-store-'));
    const place = join(folder, 'games.db');
    return { place, empty: () => clear(place), remove: () => rm(folder, { recursive: true }) };
  }
  const made = await makeDatabase();
  // One connection empties the database, because a new one first has to read all tables' schemas.
  const client = new Client({ connectionString: made.address });
  await client.connect();
  const remove = async (): Promise<void> => {
    await client.end();
    await made.drop();
  };
  return { place: made.address, empty: async () => void (await client.query(EMPTY)), remove };
}

export async function keptStore(...given: Parameters<typeof storeAt>): ReturnType<typeof storeAt> {
  const store = await storeAt(...given);
  onTestFinished(() => store.close());
  return store;
}

export async function keptDatabase(place: string): ReturnType<typeof databaseAt> {
  const database = await databaseAt(place);
  onTestFinished(() => database.db.destroy());
  return database;
}

/** Empties a database, which is much faster than creating a new one. */
export async function clear(place: string): Promise<void> {
  if (isAddress(place)) return empty(place);
  const file = openBeside(place, { enableForeignKeyConstraints: false });
  const tables = "select name from sqlite_schema where type = 'table' and name not like 'kysely%'";
  for (const name of columnOf(file, tables)) file.exec(`delete from "${String(name)}"`);
  file.close();
  return undefined;
}

/** Runs one statement without the store. */
export async function change(place: string, statement: string): Promise<void> {
  if (isAddress(place)) return tell(statement, place);
  const file = openBeside(place);
  file.exec(statement);
  file.close();
  return undefined;
}
