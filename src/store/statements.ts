/**
 * A SQLite database as Kysely wants it, which compiles each SQL text once. Kysely asks for a new statement with every
 * query and better-sqlite3 keeps none; compiling costs more than running such small queries. Our queries are a fixed
 * few dozen texts, so nothing needs to be dropped.
 */
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** The database with its compiled statements kept for as long as it is open. */
export function keepingStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}
