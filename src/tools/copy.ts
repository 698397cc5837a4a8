/** Each side may be the name of a setting, so that no password appears on the screen. */
import type { Config } from '../config.ts';
import { isAddress, isReadableAddress, placeName } from '../store/opening/address.ts';
import { copyAll } from '../store/copy.ts';
import { openDatabase } from '../store/opening/open.ts';
import {
  Failure,
  Mistake,
  mustBeDatabase,
  mustExist,
  readCommandLine,
  readSettings,
  runTool,
} from './commandLine.ts';
import { openProgress, withProgress } from './progress.ts';
import type { Database } from '../store/database/database.ts';

const USAGE =
  'Use: npx crownhead copy FROM TO, each a file, a postgres:// address, DATABASE_PATH or DATABASE_URL';

function placeOf(side: string, { databasePath, databaseUrl }: Config): string {
  const place = side === 'DATABASE_PATH' ? databasePath : side === 'DATABASE_URL' ? databaseUrl : side;
  if (place === undefined) throw new Mistake('DATABASE_URL is not set.');
  if (isAddress(place) && !isReadableAddress(place)) throw new Mistake(`${placeName(place)}. ${USAGE}`);
  return place;
}

function bothPlaces(): readonly [string, string] {
  const { positionals } = readCommandLine({ allowPositionals: true, words: [2, 2], use: USAGE });
  const [from = '', to = ''] = positionals;
  const config = readSettings();
  return [placeOf(from, config), placeOf(to, config)];
}

async function open(place: string): Promise<Database> {
  const opened = await openDatabase(place, (error) => console.error(String(error)));
  if (!opened.ok) throw new Failure(opened.problem.message);
  return opened.value;
}

/** Always closes the database, because an open one would keep the process alive for minutes. */
async function within<T>(place: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open(place);
  try {
    return await work(database);
  } finally {
    await database.db.destroy();
  }
}

async function run(): Promise<void> {
  const [from, to] = bothPlaces();
  await mustExist(from);
  mustBeDatabase(to);
  const progress = openProgress(`Copying ${placeName(from)}`);
  const copied = await withProgress(
    progress,
    within(from, (source) =>
      within(to, (target) => copyAll(source, target, (table, rows) => progress.say(`${table} ${rows} rows`))),
    ),
  );
  if (!copied.ok) {
    const tables = copied.problem.tables.join(', ');
    throw new Failure(`${placeName(to)} is not empty (${tables}); nothing was copied.`);
  }
  for (const { table, rows } of copied.value) console.log(`${table}: ${rows}`);
  console.log(`${placeName(from)} was copied to ${placeName(to)}, and every row compared.`);
}

await runTool(run);
