/** Bringing a database to the newest schema. */
import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations/list.ts';
import type { Tables } from './tables.ts';

/** Kysely's own list of the migrations that a database has seen. */
export const MIGRATION_TABLE = 'kysely_migration';

/** The names of the migrations that a database with a `MIGRATION_TABLE` has seen. */
export async function seenMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db);
  return rows.map((row) => row.name);
}

/** True when a database has seen migrations that this version of the bot does not know. */
export const isNewer = (seen: readonly string[]): boolean => seen.some((name) => !(name in MIGRATIONS));

/** True when nothing is left to be done. */
export const isNewest = (seen: readonly string[]): boolean => seen.length === Object.keys(MIGRATIONS).length;

/** Does the migrations that are still missing. Throws what went wrong. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
