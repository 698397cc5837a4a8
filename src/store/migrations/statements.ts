import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const statements = (...all: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of all) await sql.raw(statement).execute(db);
  },
});

/** The columns of due work. */
export const DUE = 'due_at bigint, attempts integer, claimed_until bigint';

/** One index finds due rows, and the other finds claimed rows. */
export const dueIndexes = (table: string): readonly string[] => [
  `create index ${table}_due on ${table} (due_at) where due_at is not null`,
  `create index ${table}_claimed on ${table} (due_at) where due_at = claimed_until`,
];
