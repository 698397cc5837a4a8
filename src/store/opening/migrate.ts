/** Bringing a database to the newest schema. */
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from '../migrations/list.ts';
import type { Tables } from '../tables/tables.ts';

/** Kysely's own list of the migrations that a database has seen. */
export const MIGRATION_TABLE = 'kysely_migration';

/** The names of the migrations that a database with a `MIGRATION_TABLE` has seen. */
export async function seenMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db);
  return rows.map((row) => row.name);
}

/** A number and words, as every migration is called. */
const NAME = /^\d{3,}-[a-z][a-z-]*$/u;

const unknownOf = (seen: readonly string[]): readonly string[] =>
  seen.filter((name) => !Object.hasOwn(MIGRATIONS, name));

/** True when a database has seen migrations that this version of the bot does not know, whatever they are. */
export const isStrange = (seen: readonly string[]): boolean => unknownOf(seen).length > 0;

/** True when those can only be of a newer version: it has seen all of ours, and what is unknown comes after them. */
export function isNewer(seen: readonly string[]): boolean {
  const [unknown, ours] = [unknownOf(seen), Object.keys(MIGRATIONS)];
  const hasAll = seen.length - unknown.length === ours.length;
  const last = ours.toSorted().at(-1) ?? '';
  return unknown.length > 0 && hasAll && unknown.every((name) => NAME.test(name) && name > last);
}

/** True for a database from before version 1.0, whose first migration was called so. */
export const isUnreleased = (seen: readonly string[]): boolean => seen.includes('001-games-and-challenges');

/** True when nothing is left to be done. */
export const isNewest = (seen: readonly string[]): boolean => seen.length === Object.keys(MIGRATIONS).length;

/** An update that went wrong for a reason of its own: nothing that could be said of the database explains it. */
export class NotUpdated extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Updates; what goes wrong is `NotUpdated` unless it `isExplained` by what is the matter with the database. */
export async function updating(
  update: () => Promise<unknown>,
  isExplained: (error: unknown) => boolean,
): Promise<void> {
  try {
    await update();
  } catch (error) {
    throw isExplained(error) ? error : new NotUpdated(error);
  }
}

/** Does the migrations that are still missing. Throws what went wrong. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
