/** Stores and databases for tests: faults and reports are thrown, unless a test handles them. */
import type { SweptStore } from '../../src/app/due/kinds.ts';
import type { Database } from '../../src/store/database/database.ts';
import { openDatabase, openStore } from '../../src/store/opening/open.ts';

const raise = (error: unknown): void => {
  throw error;
};

export async function databaseAt(place: string): Promise<Database> {
  const attempt = await openDatabase(place, raise);
  if (!attempt.ok) throw new Error(attempt.problem.message);
  return attempt.value;
}

export async function storeAt(place: string, report = raise): Promise<SweptStore> {
  const attempt = await openStore(place, report);
  if (!attempt.ok) throw new Error(attempt.problem.message);
  return attempt.value;
}

/** The differences between the stored records and a replay of their games. */
export async function differencesIn(
  { standings }: Pick<SweptStore, 'standings'>,
  mend = false,
): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const audit of standings.audit(mend)) found.push(...audit.differences);
  return found;
}
