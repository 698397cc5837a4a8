/** Stores in memory that tests use one after the other, because opening a store is slow. */
import { onTestFinished } from 'vitest';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import { openSqlite, settle } from '../../src/store/database/sqlite.ts';
import { transact } from '../../src/store/database/sqliteFile.ts';
import { migrate } from '../../src/store/opening/migrate.ts';
import { storeOver } from '../../src/store/opening/store.ts';
import { IN_ORDER } from '../../src/store/tables/tables.ts';

interface Kept {
  readonly store: SweptStore;
  readonly empty: () => void;
}

/** The stores without rows that no test is using. */
const free: Kept[] = [];

const raise = (error: unknown): void => {
  throw error;
};

async function open(): Promise<Kept> {
  const database = openSqlite(':memory:');
  settle(database.file);
  await migrate(database.db, () => null);
  const deletes = IN_ORDER.toReversed().map((name) => database.file.prepare(`delete from "${name}"`));
  return {
    store: storeOver(database, raise),
    empty: () =>
      transact(database.file, 'deferred', () => {
        for (const each of deletes) each.run();
      }),
  };
}

/** A store without rows, for the current test alone. */
export async function emptyStore(): Promise<SweptStore> {
  const kept = free.pop() ?? (await open());
  onTestFinished(() => {
    kept.empty();
    free.push(kept);
  });
  return kept.store;
}
