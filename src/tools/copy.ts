/** A side may be the name of a setting, so that a password doesn't appear on the screen. */
import { access } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { isAddress, isReadableAddress, placeName } from '../store/opening/address.ts';
import { copyAll } from '../store/copy.ts';
import { openDatabase } from '../store/opening/open.ts';
import { Mistake, readSettings, runTool } from './commandLine.ts';
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

function bothPlaces(sides: readonly string[]): readonly [string, string] {
  const [from, to] = sides;
  if (from === undefined || to === undefined || sides.length > 2) throw new Mistake(USAGE);
  const config = readSettings();
  return [placeOf(from, config), placeOf(to, config)];
}

async function open(place: string): Promise<Database> {
  const opened = await openDatabase(place, (error) => console.error(String(error)));
  if (!opened.ok) throw new Mistake(opened.problem.message);
  return opened.value;
}

async function mustExist(place: string): Promise<void> {
  if (isAddress(place)) return;
  await access(place).catch(() => {
    throw new Mistake(`There is no database ${place}.`);
  });
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

async function run(sides: readonly string[]): Promise<void> {
  const [from, to] = bothPlaces(sides);
  await mustExist(from);
  const progress = openProgress(`Copying ${placeName(from)}`);
  const copied = await withProgress(
    progress,
    within(from, (source) =>
      within(to, (target) => copyAll(source, target, (table, rows) => progress.say(`${table} ${rows} rows`))),
    ),
  );
  if (!copied.ok) {
    const tables = copied.problem.tables.join(', ');
    throw new Mistake(`${placeName(to)} is not empty (${tables}); nothing was copied.`);
  }
  for (const { table, rows } of copied.value) console.log(`${table}: ${rows}`);
  console.log(`${placeName(from)} was copied to ${placeName(to)}, and every row compared.`);
}

await runTool(() => run(process.argv.slice(2)));
