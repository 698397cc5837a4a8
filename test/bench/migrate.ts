/**
 * How long each migration after `FROM` takes in a database with a million finished games and their
 * ratings; `MIGRATE_GAMES` makes it smaller.
 */
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Database } from '../../src/store/database/database.ts';
import { openPostgres } from '../../src/store/database/postgres.ts';
import { openSqlite } from '../../src/store/database/sqlite.ts';
import { MIGRATIONS } from '../../src/store/migrations/list.ts';
import { alone, type Bench, type Figure } from './bench.ts';
import { KINDS } from './databases.ts';
import { fill, GAMES_A_SERVER } from './standings/fill.ts';

const FROM = '015-showcase-posted';
const GAMES = Number(process.env['MIGRATE_GAMES'] ?? 1_000_000);

/** A second database, without a schema. */
async function emptyBeside({ db, locksRows }: Database, address: string): Promise<Database> {
  if (!locksRows) return openSqlite(`${address}.older`);
  await sql`create database older template template0`.execute(db);
  return openPostgres(new URL('/older', address).href, console.error);
}

async function* measure(kind: string, database: Database, address: string): AsyncGenerator<Figure> {
  const older = await emptyBeside(database, address);
  const migrator = new Migrator({ db: older.db, provider: { getMigrations: async () => MIGRATIONS } });
  const takenTo = async (name: string): Promise<number> => {
    const began = performance.now();
    const { error } = await migrator.migrateTo(name);
    if (error !== undefined) throw error;
    return (performance.now() - began) / 1000;
  };
  await takenTo(FROM);
  await fill(older, GAMES / GAMES_A_SERVER);
  for (const name of Object.keys(MIGRATIONS).filter((each) => each > FROM))
    yield alone(`${kind}: ${name}, ${GAMES} games`, 's', await takenTo(name));
  for (const each of [older, database]) await each.db.destroy();
}

export const migrateMillion: Bench = async function* () {
  for (const [kind, withDatabases] of KINDS)
    yield* withDatabases([GAMES], (databases, addressOf) =>
      measure(kind, [...databases.values()][0]!, addressOf(GAMES)),
    );
};
