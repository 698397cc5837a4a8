/** The statements of Node's SQLite, prepared once and called by Kysely. */
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** More than the number of queries with a fixed text. */
const CAPACITY = 1000;

/**
 * Kysely prepares each query again, which costs more than running it. The least recently used
 * statements are dropped.
 */
export function statementsOf(file: Pick<DatabaseSync, 'prepare' | typeof Symbol.dispose>): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const statement = statements.get(text) ?? statementOver(file.prepare(text));
      statements.delete(text);
      statements.set(text, statement);
      const oldest = statements.size > CAPACITY ? statements.keys().next() : null;
      if (oldest?.done === false) statements.delete(oldest.value);
      return statement;
    },
    close() {
      statements.clear();
      // Does nothing if the file is already closed.
      file[Symbol.dispose]();
    },
  };
}

/** Reads rows as arrays, because Node's objects have no prototype and take twice as long. */
function statementOver(statement: StatementSync): SqliteStatement {
  statement.setReturnArrays(true);
  // Otherwise, an integer beyond 2^53, as in a damaged row, would hide all other rows.
  statement.setReadBigInts(true);
  let names = namesOf(statement);
  const rowOf = (values: Values): object => {
    // A bot update in another process has added a column.
    if (values['length'] !== names.length) names = namesOf(statement);
    const row: Values = {};
    for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = valueOf(values[index]);
    return row;
  };
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...bindable(parameters)).map(rowOf),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)).map(rowOf),
  };
}

/** An array. Node's declarations give it the type of an object. */
type Values = Record<string, SQLOutputValue>;

const namesOf = (statement: StatementSync): readonly string[] => statement.columns().map(({ name }) => name);

function valueOf(value: SQLOutputValue = null): SQLOutputValue {
  if (typeof value === 'bigint') return Number(value);
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}

/** Node would store `true` as 1, but PostgreSQL stores it as `true`. */
const bindable = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value: unknown = null) => {
    if (isBindable(value)) return value;
    throw new TypeError(`expected a value that SQLite can store, got a ${typeof value}`);
  });

const isBindable = (value: unknown): value is SQLInputValue =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Uint8Array;
