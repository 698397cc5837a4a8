/**
 * How fast the store is on SQLite and on PostgreSQL, both as shipped: a commit waits for the disk. Saving a move, the page
 * of due rows that a sweep claims and the page that `/games` reads, with so many games stored. A tenth of them is running,
 * and each player has a hundred, ten of them running.
 *
 * What waits for the disk is timed by the clock; on a busy disk compare the two databases of one run only.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from '../../src/app/store.ts';
import type { Game } from '../../src/game/game.ts';
import type { Database } from '../../src/store/database.ts';
import { DAY } from '../../src/game/span.ts';
import { openDatabase } from '../../src/store/open.ts';
import { gameColumns } from '../../src/store/rows.ts';
import { storeOver } from '../../src/store/store.ts';
import { keepServer } from '../postgres/keep.ts';
import { nextVersion, sampleGame } from '../store/samples.ts';
import { alone, quantile, type Bench, type Figure } from './bench.ts';

/** Rows written at once while the tables are filled. */
const CHUNK = 500;
/** How often each thing is done; the first few times do not count. */
const TIMES = 500;
const WARM_UP = 50;
const AT_ONCE = 8;
const BATCH = 10;
const NOW = 1_800_000_000_000;
const MOVES = Array.from({ length: 40 }, (_, ply) => (ply % 2 === 0 ? 'c3-d4' : 'd6-c5'));

/** The `index`th of so many games: every tenth is running and due. */
function gameAt(index: number, games: number): Game {
  const players = Math.max(2, games / 100);
  const white = Math.floor(index / 10) % players;
  return sampleGame({
    time: { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: null },
    turns: [{ ply: MOVES.length, from: NOW - games + index }],
    id: `game-${index}`,
    players: {
      white: { id: `player-${white}`, name: 'Anna' },
      black: { id: `player-${(white + 1 + (index % (players - 1))) % players}`, name: 'Boris' },
    },
    moves: MOVES,
    result: index % 10 === 0 ? null : { winner: 'white', by: 'resignation' },
    changedAt: NOW - games + index,
  });
}

async function fill({ db }: Database, games: number): Promise<void> {
  for (let first = 0; first < games; first += CHUNK) {
    const chunk = Array.from({ length: Math.min(CHUNK, games - first) }, (_, index) =>
      gameAt(first + index, games),
    );
    const rows = chunk.map((game) => ({
      id: game.id,
      ...gameColumns(game),
      plans_version: 0,
      shown_version: 1,
      due_at: game.result ? null : game.changedAt,
    }));
    await db.insertInto('game').values(rows).execute();
  }
}

/** The times of one thing done again and again, in ms. */
async function timesOf(work: (time: number) => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time += 1) {
    const began = performance.now();
    await work(time);
    times.push(performance.now() - began);
  }
  return times.slice(WARM_UP);
}

/** Saves one move after another in a game of its own; each waits for the one before. */
function saving(store: Store, game: Game): () => Promise<boolean> {
  let latest = game;
  return () => {
    latest = nextVersion(latest);
    return store.saveGame(latest, NOW);
  };
}

function* figuresOf(what: string, times: readonly number[]): Generator<Figure> {
  yield alone(`${what} p50`, 'ms', quantile(times, 0.5));
  yield alone(`${what} p99`, 'ms', quantile(times, 0.99));
}

async function* measureOn(name: string, database: Database, games: number): AsyncGenerator<Figure> {
  await fill(database, games);
  await sql`analyze`.execute(database.db);
  const store = storeOver(database, (error) => {
    throw error;
  });
  const on = (what: string): string => `${name}, ${games} games: ${what}`;

  const running = Array.from({ length: AT_ONCE }, (_, index) => gameAt(index * 10, games));
  const savers = running.map((game) => saving(store, game));
  const [save] = savers;
  if (!save) throw new Error('there is nothing to save');
  const commits = await timesOf(save);
  yield alone(
    on('commits one after another'),
    '1/s',
    (1000 * TIMES) / commits.reduce((sum, ms) => sum + ms, 0),
  );
  yield* figuresOf(on('commit'), commits);
  const began = performance.now();
  const lanes = await Promise.all(savers.map((each) => timesOf(each)));
  const all = AT_ONCE * (TIMES + WARM_UP);
  yield alone(on(`commits, ${AT_ONCE} at once`), '1/s', (1000 * all) / (performance.now() - began));
  yield* figuresOf(on(`commit, ${AT_ONCE} at once`), lanes.flat());

  // What is claimed until now is due again at once, behind all that was due before.
  yield* figuresOf(on('sweep page'), await timesOf(() => store.claimDue(NOW, NOW, BATCH)));
  const player = (time: number): string => `player-${(time * 7919) % (games / 100)}`;
  const page = (time: number) => store.inbox({ user: player(time), from: 0, limit: BATCH });
  yield* figuresOf(on('inbox page'), await timesOf(page));
}

async function opened(place: string): Promise<Database> {
  const attempt = await openDatabase(place, (error) => console.error(error));
  if (!attempt.ok) throw new Error(attempt.problem.message);
  return attempt.value;
}

async function* onSqlite(games: number): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-bench-'));
  const database = await opened(join(folder, 'games.sqlite'));
  yield* measureOn('SQLite', database, games);
  await database.db.destroy();
  await rm(folder, { recursive: true });
}

async function* onPostgres(games: number): AsyncGenerator<Figure> {
  const server = await keepServer('durable');
  const database = await opened(server.url);
  yield* measureOn('PostgreSQL', database, games);
  await database.db.destroy();
  await server.stop();
}

const storeWith = (games: number): Bench =>
  async function* measure() {
    yield* onSqlite(games);
    yield* onPostgres(games);
  };

/** With ten thousand games stored. */
export const store: Bench = storeWith(10_000);

/** With a million, of which a hundred thousand are running; filling takes minutes. */
export const storeWithMillion: Bench = storeWith(1_000_000);
