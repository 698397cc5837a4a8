/**
 * How fast the store is on SQLite and on PostgreSQL, both with the bot's settings: a commit waits
 * for the disk. Measures saving a move, the page of due rows that a sweep claims, and the page that
 * `/games` reads, with few stored games and with many, a tenth of them running. The two sizes take
 * turns. Operations that wait for the disk are compared with the disk, reads with `select 1`.
 */
import type { Database } from '../../src/store/database/database.ts';
import { alone, type Bench, type Figure } from './bench.ts';
import { KINDS } from './databases.ts';
import { openDisk } from './disk.ts';
import { archivePage, commit, inboxPage, nothing, openShelf, sweepPage, type Shelf } from './store/shelf.ts';
import { figuresOf, takeTurns } from './turns.ts';

const TIMES = 1000;
const LANES = 8;
const TIMES_A_LANE = 100;

type Ask = (shelf: Shelf, time: number) => Promise<unknown>;

async function* taken(name: string, shelves: readonly Shelf[], ask: Ask, idle: Ask): AsyncGenerator<Figure> {
  const contenders = shelves.map((shelf) => ({
    games: shelf.games,
    ask: (time: number) => ask(shelf, time),
    idle: (often: number) => idle(shelf, often),
  }));
  yield* figuresOf(name, await takeTurns(contenders, TIMES));
}

/** Commits per second with this many in a queue at once. */
async function rateOf(shelf: Shelf, lanes: number, first: number): Promise<number> {
  const began = performance.now();
  const lane = async (index: number): Promise<void> => {
    for (let time = 0; time < TIMES_A_LANE; time += 1) await commit(shelf, first + time * lanes + index);
  };
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  return (1000 * lanes * TIMES_A_LANE) / (performance.now() - began);
}

async function* measureOn(name: string, databases: ReadonlyMap<number, Database>): AsyncGenerator<Figure> {
  const shelves: Shelf[] = [];
  for (const [games, database] of databases) {
    const began = performance.now();
    shelves.push(await openShelf(database, games));
    yield alone(`${name}: filling, ${games} games`, 's', (performance.now() - began) / 1000);
  }
  const disk = await openDisk();
  const idleDisk: Ask = (_, often) => disk.write(often);
  yield* taken(`${name}: inbox page`, shelves, inboxPage, nothing);
  yield* taken(`${name}: a server's games`, shelves, archivePage, nothing);
  yield* taken(`${name}: sweep page`, shelves, sweepPage, idleDisk);
  yield* taken(`${name}: commit`, shelves, commit, idleDisk);
  for (const lanes of [1, LANES])
    for (const shelf of shelves) {
      const rate = await rateOf(shelf, lanes, 2 * TIMES * lanes);
      yield alone(`${name}: commits, ${lanes} at once, ${shelf.games} games`, '1/s', rate);
    }
  await disk.close();
  for (const { database } of shelves) await database.db.destroy();
}

const storeWith = (...sizes: readonly number[]): Bench =>
  async function* measure() {
    for (const [name, withDatabases] of KINDS) yield* withDatabases(sizes, (each) => measureOn(name, each));
  };

export const store: Bench = storeWith(10_000);

/** Among a million games, a hundred thousand of them running. */
export const storeWithMillion: Bench = storeWith(10_000, 1_000_000);
