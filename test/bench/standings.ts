/**
 * How fast boards, profiles and statistics are read, and how long it takes to finish a counted
 * game, on SQLite and on PostgreSQL. Databases with few and with many games take turns. Each query
 * is compared with `select 1`, the end of a game with the disk.
 */
import type { Database } from '../../src/store/database/database.ts';
import { alone, type Bench, type Figure } from './bench.ts';
import { KINDS } from './databases.ts';
import { openDisk } from './disk.ts';
import { board, end, nothing, openHall, profile, statistics, type Hall } from './standings/hall.ts';
import { figuresOf, takeTurns } from './turns.ts';

const TIMES = 1000;

type Ask = (hall: Hall, time: number) => Promise<unknown>;

const QUESTIONS: Readonly<Record<string, Ask>> = {
  'page of a board and own place': board,
  profile,
  statistics,
};

async function* measureOn(name: string, databases: ReadonlyMap<number, Database>): AsyncGenerator<Figure> {
  const halls: Hall[] = [];
  for (const [games, database] of databases) {
    const began = performance.now();
    halls.push(await openHall(database, games));
    yield alone(`${name}: filling, ${games} games`, 's', (performance.now() - began) / 1000);
  }
  const taken = async (ask: Ask, idle: Ask) =>
    takeTurns(
      halls.map((hall) => ({
        games: hall.games,
        ask: (time: number) => ask(hall, time),
        idle: (often: number) => idle(hall, often),
      })),
      TIMES,
    );
  for (const [what, ask] of Object.entries(QUESTIONS))
    yield* figuresOf(`${name}: ${what}`, await taken(ask, nothing));
  const disk = await openDisk();
  const ended = await taken(end, (_, often) => disk.write(often));
  yield* figuresOf(`${name}: a game begins and ends, entered`, ended);
  await disk.close();
  for (const { database } of halls) await database.db.destroy();
}

const standingsWith = (...sizes: readonly number[]): Bench =>
  async function* measure() {
    for (const [name, withDatabases] of KINDS) yield* withDatabases(sizes, (each) => measureOn(name, each));
  };

export const standings: Bench = standingsWith(10_000);

/** Ten servers among a thousand with a hundred thousand players, which take two minutes to fill. */
export const standingsWithMillion: Bench = standingsWith(10_000, 1_000_000);
