/**
 * Compiles each SQL text once, because Kysely prepares a statement for every query, at a higher
 * cost than running it. Lists of users make texts without end, so the least recently used go.
 */
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** More than the number of queries with a fixed text. */
const CAPACITY = 1000;

export function cacheStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.delete(sql);
      statements.set(sql, statement);
      const oldest = statements.size > CAPACITY ? statements.keys().next() : null;
      if (oldest?.done === false) statements.delete(oldest.value);
      return statement;
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}
