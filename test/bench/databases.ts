/**
 * New databases of both kinds, one per compared size, with the bot's settings: a commit waits for
 * the disk.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../src/store/database/database.ts';
import { keepServer } from '../postgres/keep.ts';
import type { Figure } from './bench.ts';
import { databaseAt } from '../store/opened.ts';

/** Measures empty databases, by their intended size, and closes them. Each has an address. */
type Measure = (
  databases: ReadonlyMap<number, Database>,
  addressOf: (size: number) => string,
) => AsyncGenerator<Figure>;
type Kind = (sizes: readonly number[], measure: Measure) => AsyncGenerator<Figure>;

const onSqlite: Kind = async function* (sizes, measure) {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-bench-'));
  const files = new Map<number, Database>();
  const addressOf = (games: number): string => join(folder, `${games}.sqlite`);
  for (const games of sizes) files.set(games, await databaseAt(addressOf(games)));
  yield* measure(files, addressOf);
  await rm(folder, { recursive: true });
};

const onPostgres: Kind = async function* (sizes, measure) {
  const server = await keepServer('durable');
  const first = await databaseAt(server.url);
  const databases = new Map<number, Database>();
  const addressOf = (games: number): string => new URL(`/games_${games}`, server.url).href;
  for (const games of sizes) {
    await sql`create database ${sql.id(`games_${games}`)} template template0`.execute(first.db);
    databases.set(games, await databaseAt(addressOf(games)));
  }
  await first.db.destroy();
  yield* measure(databases, addressOf);
  await server.stop();
};

export const KINDS: readonly (readonly [string, Kind])[] = [
  ['SQLite', onSqlite],
  ['PostgreSQL', onPostgres],
];
