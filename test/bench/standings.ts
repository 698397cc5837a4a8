/**
 * How fast boards, profiles and statistics are read, and how long the end of a game takes that is entered in them, on SQLite
 * and on PostgreSQL. Databases of two sizes take turns, and beside each question `select 1` is asked as often as takes just
 * as long: what a busy machine adds to that, it adds to anything of that length.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { keepServer } from '../postgres/keep.ts';
import { alone, median, quantile, type Bench, type Figure } from './bench.ts';
import { board, end, nothing, openHall, profile, statistics, tidy, type Hall } from './standings/hall.ts';

const TIMES = 500;
const WARM_UP = 50;

type Ask = (hall: Hall, time: number) => Promise<unknown>;

const QUESTIONS: Readonly<Record<string, Ask>> = {
  'page of a board and own place': board,
  profile,
  statistics,
  'a game begins and ends, entered': end,
};

async function msOf(ask: Ask, hall: Hall, time: number): Promise<number> {
  const began = performance.now();
  await ask(hall, time);
  return performance.now() - began;
}

interface Times {
  readonly games: number;
  /** How often `select 1` is asked in the time of one question. */
  readonly often: number;
  readonly asked: number[];
  readonly idle: number[];
}

async function warmUp(ask: Ask, hall: Hall): Promise<Times> {
  const [asked, idle]: [number[], number[]] = [[], []];
  for (let time = 0; time < WARM_UP; time += 1) {
    asked.push(await msOf(ask, hall, time));
    idle.push(await msOf((each) => nothing(each, 1), hall, time));
  }
  const often = Math.max(1, Math.round(median(asked) / median(idle)));
  return { games: hall.games, often, asked: [], idle: [] };
}

/** The times of a question in each hall, by turns. */
async function timesOf(ask: Ask, halls: readonly Hall[]): Promise<readonly Times[]> {
  const contenders: { readonly hall: Hall; readonly times: Times }[] = [];
  for (const hall of halls) contenders.push({ hall, times: await warmUp(ask, hall) });
  for (let time = WARM_UP; time < WARM_UP + TIMES; time += 1)
    for (const { hall, times } of contenders) {
      times.asked.push(await msOf(ask, hall, time));
      times.idle.push(await msOf((each) => nothing(each, times.often), hall, time));
    }
  return contenders.map(({ times }) => times);
}

function* figuresOf(what: string, times: readonly Times[]): Generator<Figure> {
  for (const [name, share] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    for (const { games, often, asked, idle } of times) {
      yield alone(`${what}, ${games} games ${name}`, 'ms', quantile(asked, share));
      yield alone(
        `${what}, ${games} games, ${often} times select 1 beside it ${name}`,
        'ms',
        quantile(idle, share),
      );
    }
    const [few, many] = times.map(({ asked }) => quantile(asked, share));
    if (few !== undefined && many !== undefined)
      yield alone(`${what}, many games against few ${name}`, 'times', many / few);
  }
}

async function* measureOn(name: string, databases: ReadonlyMap<number, Database>): AsyncGenerator<Figure> {
  const halls: Hall[] = [];
  for (const [games, database] of databases) halls.push(await openHall(database, games));
  for (const hall of halls) await tidy(hall);
  for (const [what, ask] of Object.entries(QUESTIONS))
    yield* figuresOf(`${name}: ${what}`, await timesOf(ask, halls));
  for (const { database } of halls) await database.db.destroy();
}

async function open(place: string): Promise<Database> {
  const opened = await openDatabase(place, console.error);
  if (!opened.ok) throw new Error(opened.problem.message);
  return opened.value;
}

async function* onSqlite(sizes: readonly number[]): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-standings-'));
  const files = new Map<number, Database>();
  for (const games of sizes) files.set(games, await open(join(folder, `${games}.sqlite`)));
  yield* measureOn('SQLite', files);
  await rm(folder, { recursive: true });
}

async function* onPostgres(sizes: readonly number[]): AsyncGenerator<Figure> {
  const server = await keepServer('durable');
  const first = await open(server.url);
  const databases = new Map<number, Database>();
  for (const games of sizes) {
    await sql`create database ${sql.id(`games_${games}`)} template template0`.execute(first.db);
    databases.set(games, await open(new URL(`/games_${games}`, server.url).href));
  }
  await first.db.destroy();
  yield* measureOn('PostgreSQL', databases);
  await server.stop();
}

const standingsWith = (...sizes: readonly number[]): Bench =>
  async function* measure() {
    yield* onSqlite(sizes);
    yield* onPostgres(sizes);
  };

/** Ten servers. */
export const standings: Bench = standingsWith(10_000);

/** Ten servers beside a thousand with a hundred thousand players: some minutes to fill. */
export const standingsWithMillion: Bench = standingsWith(10_000, 1_000_000);
