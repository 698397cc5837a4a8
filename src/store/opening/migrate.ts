import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Report } from '../database/readable.ts';
import { MIGRATIONS } from '../migrations/list.ts';
import type { Tables } from '../tables/tables.ts';
import { isAddress } from './address.ts';
import { faultOf, fileFault, serverFault, type StoreFault } from './fault.ts';

export const MIGRATION_TABLE = 'kysely_migration';

export async function seenMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)}`.execute(db);
  return rows.map((row) => row.name);
}

const NAME = /^\d{3,}-[a-z][a-z-]*$/u;
/** The first migration in databases from before version 1.0. */
const UNRELEASED = '001-games-and-challenges';

/** `newer`: has all our migrations and later ones. Any other unknown migration means damage. */
export function schemaFault(seen: readonly string[]): 'unreleased' | 'newer' | 'damaged' | null {
  if (seen.includes(UNRELEASED)) return 'unreleased';
  const ours = Object.keys(MIGRATIONS);
  const unknown = seen.filter((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown.length === 0) return null;
  const hasAll = seen.length - unknown.length === ours.length;
  const last = ours.toSorted().at(-1) ?? '';
  return hasAll && unknown.every((name) => NAME.test(name) && name > last) ? 'newer' : 'damaged';
}

export const isNewest = (seen: readonly string[]): boolean => seen.length === Object.keys(MIGRATIONS).length;

/** A failed update that isn't explained by a fault of the database. */
class NotUpdated extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Throws `NotUpdated` unless a fault of the database explains the error. */
export async function migrate(db: Kysely<Tables>, faultCodeOf: (error: unknown) => unknown): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw faultCodeOf(error) === null ? new NotUpdated(error) : error;
}

export function openingFault(error: unknown, place: string, report: Report): StoreFault {
  if (!(error instanceof NotUpdated)) return faultOf(error, place);
  report(error);
  return (isAddress(place) ? serverFault : fileFault)('not-updated', place, error.message);
}
