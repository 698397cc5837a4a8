/**
 * A SQLite database as Kysely wants it, which compiles each SQL text once. Kysely asks for a new statement with every
 * query and better-sqlite3 keeps none; compiling costs more than running such small queries. Our queries are a few hundred
 * texts, but that one which asks about a list of users is another text for each length; so there is a bound, and what was used longest
 * ago is dropped. A Map keeps the order of insertion for us.
 */
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** More than the queries that have one text each. */
const MOST = 1000;

/** The database with its latest compiled statements kept for as long as it is open. */
export function keepingStatements(database: SqliteDatabase): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const statement = statements.get(sql) ?? database.prepare(sql);
      statements.delete(sql);
      statements.set(sql, statement);
      const oldest = statements.size > MOST ? statements.keys().next() : null;
      if (oldest?.done === false) statements.delete(oldest.value);
      return statement;
    },
    close() {
      statements.clear();
      database.close();
    },
  };
}
