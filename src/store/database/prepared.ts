/** Queries are compiled once per database, because compiling takes longer than running them. */
import { sql, type Compilable, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

/** A placeholder for a value that is known when the query runs. */
class Place {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type ValueOf<V> = <N extends keyof V>(name: N) => RawBuilder<V[N]>;

/** `build` must not depend on the values, only on their placeholders: `value('id')`. */
export function prepared<V extends object, R = unknown>(
  build: (database: Database, value: ValueOf<V>) => Compilable<R>,
): (database: Database, values: V) => Compilable<R> {
  const compiled = new WeakMap<Database, CompiledQuery<R>>();
  const compiledFor = (database: Database): CompiledQuery<R> => {
    const known = compiled.get(database);
    if (known) return known;
    const query = build(database, (name) => sql`${new Place(name)}`).compile();
    compiled.set(database, query);
    return query;
  };
  return (database, values) => ({
    compile: () => {
      const query = compiledFor(database);
      const parameters = query.parameters.map((parameter) =>
        parameter instanceof Place ? Reflect.get(values, parameter.name) : parameter,
      );
      return { ...query, parameters };
    },
  });
}

export const rowsOf = async <R>({ db }: Database, query: Compilable<R>): Promise<readonly R[]> =>
  (await db.executeQuery(query.compile())).rows;

export const rowOf = async <R>(database: Database, query: Compilable<R>): Promise<R | undefined> =>
  (await rowsOf(database, query))[0];
