/**
 * The explorer with a million games in one server: latency at 200 questions per second, CPU time
 * over all threads, and memory. It runs in its own process with the bot's settings. EXPLORE_GAMES
 * is the number of games; EXPLORE_ON selects a single kind of database.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { ENVIRONMENT, FLAGS } from '../../bin/memory.js';
import type { Database } from '../../src/store/database/database.ts';
import { alone, type Bench, type Figure } from './bench.ts';
import { KINDS } from './databases.ts';
import type { Questions } from './explore/ask.ts';
import { fill } from './explore/fill.ts';

const GAMES = Number(process.env['EXPLORE_GAMES'] ?? 1_000_000);
const ONLY = process.env['EXPLORE_ON'];
const MB = 2 ** 20;

async function sizeOf({ db, locksRows }: Database): Promise<number> {
  const { rows } = await (
    locksRows
      ? sql<{ bytes: number }>`select pg_database_size(current_database())::bigint as bytes`
      : sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  ).execute(db);
  return (rows[0]?.bytes ?? 0) / MB;
}

async function answersTo(questions: Questions): Promise<readonly Figure[]> {
  const child = fork(new URL('explore/ask.ts', import.meta.url), {
    execArgv: [...FLAGS, '--expose-gc'],
    env: { ...ENVIRONMENT, ...process.env },
    serialization: 'advanced',
  });
  child.send(questions);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the asking process ended with ${code}`);
  });
  const [figures] = await Promise.race([once(child, 'message'), failed]);
  child.disconnect();
  failed.catch(() => undefined);
  return figures;
}

async function* measureOn(name: string, database: Database, address: string): AsyncGenerator<Figure> {
  const before = performance.now();
  const asked = await fill(database, GAMES);
  yield alone(`${name}: filling, ${GAMES} games`, 's', (performance.now() - before) / 1000);
  yield alone(`${name}: the database`, 'MB', await sizeOf(database));
  await database.db.destroy();
  yield* await answersTo({ name, address, asked });
}

export const explore: Bench = async function* measure() {
  for (const [name, withDatabases] of KINDS.filter(([kind]) => ONLY === undefined || kind === ONLY))
    yield* withDatabases([GAMES], async function* measureAll(databases, addressOf) {
      for (const [games, database] of databases) yield* measureOn(name, database, addressOf(games));
    });
};
