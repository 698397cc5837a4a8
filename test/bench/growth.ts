/**
 * How the bot's costs grow with the number of simultaneous games, and with the number of stored
 * games (on SQLite; a tenth of them are running, none is due).
 */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dueOver } from '../../src/store/due/queue.ts';
import { databaseAt } from '../store/opened.ts';
import { alone, median, type Bench, type Figure } from './bench.ts';
import { timesOn } from './bot.ts';
import { withBot } from './bot/stage.ts';
import { fill } from './store/fill.ts';

/** Simultaneous games, and measured moves in total. A thousand games take a minute to begin. */
const AT_ONCE = [
  [1, 12],
  [10, 100],
  [100, 500],
  [1000, 1000],
] as const;
const STORED = [1000, 100_000, 1_000_000];
/** Simultaneous games, and moves, with stored games in the database. */
const BESIDE = [[20, 200]] as const;
const SWEEPS = 101;

/** The time (ms) of the query that a sweep runs each second: which kinds of work are due. */
async function sweepAt(place: string): Promise<number> {
  const database = await databaseAt(place);
  const due = dueOver(database);
  const times: number[] = [];
  for (let n = 0; n < SWEEPS; n += 1) {
    const began = performance.now();
    await due.waiting(Date.now());
    times.push(performance.now() - began);
  }
  await database.db.destroy();
  return median(times);
}

async function* withStored(games: number, place: string): AsyncGenerator<Figure> {
  const database = await databaseAt(place);
  await fill(database, games);
  await database.db.destroy();
  const named = (figure: Figure): Figure => ({ ...figure, name: `${games} stored: ${figure.name}` });
  yield named(alone('size of the database', 'MiB', (await stat(place)).size / 2 ** 20));
  yield named(alone('a sweep that finds nothing', 'ms', await sweepAt(place)));
  for await (const stage of withBot({ databasePath: place, limits: {} })) {
    yield named(alone('ready after', 'ms', performance.now() - stage.startedAt));
    for await (const figure of timesOn(stage, BESIDE)) yield named(figure);
  }
}

export const growth: Bench = async function* () {
  for await (const stage of withBot({ limits: {} })) yield* timesOn(stage, AT_ONCE);
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-bench-'));
  try {
    for (const games of STORED) yield* withStored(games, join(folder, `${games}.sqlite`));
  } finally {
    await rm(folder, { recursive: true });
  }
};
