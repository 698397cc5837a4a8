/** A database that records each query of a store that uses it. */
import {
  PostgresQueryCompiler,
  SqliteQueryCompiler,
  type Compilable,
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
} from 'kysely';
import type { Database } from '../../src/store/database/database.ts';

/** Adds the text of each query to `asked`. */
export function watched(database: Database, asked: Set<string>): Database {
  const compiler = database.locksRows ? new PostgresQueryCompiler() : new SqliteQueryCompiler();
  const nodes = new WeakMap<QueryId, RootOperationNode>();
  const watch: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      nodes.set(queryId, node);
      return node;
    },
    // Parts of a query have no results of their own.
    transformResult: async ({ result, queryId }) => {
      const node = nodes.get(queryId);
      if (node) asked.add(compiler.compileQuery(node, queryId).sql);
      return result;
    },
  };
  const noted = <Q extends Compilable>(query: Q): Q => {
    asked.add(query.compile().sql);
    return query;
  };
  return {
    ...database,
    db: database.db.withPlugin(watch),
    allOrNothing: (queries, after = []) => database.allOrNothing(queries.map(noted), after.map(noted)),
    all: (queries) => database.all(queries.map(noted)),
    unhurried: (query) => database.unhurried(noted(query)),
  };
}
