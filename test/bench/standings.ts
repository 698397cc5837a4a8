/**
 * How fast boards, profiles and statistics are read, and how long the end of a game takes that is entered in them, on
 * SQLite and on PostgreSQL, with so many finished games: a thousand in each server, a hundred players each.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Game } from '../../src/game/game.ts';
import { finishedOf } from '../../src/rating/finished.ts';
import { ORDERS } from '../../src/rating/board.ts';
import { replay } from '../../src/rating/replay.ts';
import { SPANS } from '../../src/rating/span.ts';
import type { Database } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/open.ts';
import { gameColumns } from '../../src/store/rows.ts';
import { linesOf, type BookLine } from '../../src/store/standings/lines.ts';
import { storeOver } from '../../src/store/store.ts';
import { keepServer } from '../postgres/keep.ts';
import { chance } from '../rating/season.ts';
import { nextVersion, sampleGame } from '../store/samples.ts';
import { alone, quantile, type Bench, type Figure } from './bench.ts';

const GAMES_A_SERVER = 1000;
const PLAYERS_A_SERVER = 100;
const PAGE = 20;
const CHUNK = 400;
const TIMES = 300;
const WARM_UP = 30;
const NOW = Date.UTC(2026, 10, 18, 12);
const HOUR = 60 * 60 * 1000;
const MOVES = Array.from({ length: 40 }, (_, ply) => (ply % 2 === 0 ? 'c3-d4' : 'd6-c5'));

const guildAt = (index: number): string => `guild-${index}`;
const playerAt = (guild: number, index: number): string => `player-${guild}-${index}`;

/** A game of a server that ended an hour after the one before; `random` says who played it and won. */
function gameAt(guild: number, index: number, random: () => number): Game {
  const white = Math.floor(random() * PLAYERS_A_SERVER);
  const black = (white + 1 + Math.floor(random() * (PLAYERS_A_SERVER - 1))) % PLAYERS_A_SERVER;
  return sampleGame({
    id: `game-${guild}-${index}`,
    place: { guildId: guildAt(guild), channelId: 'channel', locale: 'en-US' },
    variant: index % 4 === 0 ? 'frisian' : 'russian',
    players: {
      white: { id: playerAt(guild, white), name: `Anna ${white}` },
      black: { id: playerAt(guild, black), name: `Boris ${black}` },
    },
    moves: MOVES,
    result: { winner: random() < 0.5 ? 'white' : 'black', by: 'resignation' },
    changedAt: NOW - (GAMES_A_SERVER - index) * HOUR,
  });
}

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let first = 0; first < rows.length; first += CHUNK) yield rows.slice(first, first + CHUNK);
}

async function insertLines({ db }: Database, lines: readonly BookLine[]): Promise<void> {
  const outcomes = lines.flatMap((line) => (line.table === 'outcome' ? [line.row] : []));
  const records = lines.flatMap((line) => (line.table === 'record' ? [line.row] : []));
  const standings = lines.flatMap((line) => (line.table === 'standing' ? [line.row] : []));
  const activities = lines.flatMap((line) => (line.table === 'activity' ? [line.row] : []));
  for (const rows of chunks(outcomes)) await db.insertInto('outcome').values(rows).execute();
  for (const rows of chunks(records)) await db.insertInto('record').values(rows).execute();
  for (const rows of chunks(standings)) await db.insertInto('standing').values(rows).execute();
  for (const rows of chunks(activities)) await db.insertInto('activity').values(rows).execute();
}

async function fillServer(database: Database, guild: number): Promise<void> {
  const random = chance(guild);
  const games = Array.from({ length: GAMES_A_SERVER }, (_, index) => gameAt(guild, index, random));
  const rows = games.map((game) => ({
    id: game.id,
    ...gameColumns(game),
    shown_version: 1,
    plans_version: 0,
    due_at: null,
  }));
  for (const some of chunks(rows)) await database.db.insertInto('game').values(some).execute();
  const finished = games.flatMap((game) => finishedOf(game, game.changedAt) ?? []);
  const ledger = replay(finished.map((game, index) => ({ game, seq: index + 1, voiding: null })));
  await insertLines(database, linesOf(guildAt(guild), ledger));
  const entries = { guild_id: guildAt(guild), entries: GAMES_A_SERVER };
  await database.db.insertInto('ledger').values(entries).execute();
}

async function timesOf(work: (time: number) => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time += 1) {
    const began = performance.now();
    await work(time);
    times.push(performance.now() - began);
  }
  return times.slice(WARM_UP);
}

function* figuresOf(what: string, times: readonly number[]): Generator<Figure> {
  yield alone(`${what} p50`, 'ms', quantile(times, 0.5));
  yield alone(`${what} p99`, 'ms', quantile(times, 0.99));
}

async function* measureOn(name: string, database: Database, games: number): AsyncGenerator<Figure> {
  const servers = Math.max(1, Math.round(games / GAMES_A_SERVER));
  for (let guild = 0; guild < servers; guild += 1) await fillServer(database, guild);
  await sql`analyze`.execute(database.db);
  const store = storeOver(database, console.error);
  const { standings } = store;
  const random = chance(1);
  const anywhere = () => Math.floor(random() * servers);
  const someone = (guild: number) => playerAt(guild, Math.floor(random() * PLAYERS_A_SERVER));

  const page = async (time: number): Promise<void> => {
    const guild = anywhere();
    const order = ORDERS[time % ORDERS.length] ?? 'rating';
    const span = SPANS[Math.floor(time / ORDERS.length) % SPANS.length] ?? 'ever';
    const question = { guildId: guildAt(guild), pool: 'all', span, order, now: NOW } as const;
    await standings.page(question, (time % 3) * PAGE, PAGE);
    await standings.place(question, someone(guild));
  };
  const profile = async (): Promise<void> => {
    const guild = anywhere();
    const [one, other] = [someone(guild), someone(guild)];
    await standings.records(guildAt(guild), one);
    await standings.recent(guildAt(guild), one, 50);
    await standings.between(guildAt(guild), one, other);
  };
  const end = async (time: number): Promise<void> => {
    const game = { ...gameAt(anywhere(), 0, random), id: `new-${time}`, result: null };
    const row = { id: game.id, ...gameColumns(game), shown_version: 1, plans_version: 0, due_at: null };
    await database.db.insertInto('game').values(row).execute();
    const result = { winner: 'white', by: 'resignation' } as const;
    if (!(await store.saveGame(nextVersion(game, { result, changedAt: NOW + time }), null)))
      throw new Error('not saved');
  };
  const label = (what: string) => `${name}, ${games} games: ${what}`;
  yield* figuresOf(label('page of a board and own place'), await timesOf(page));
  yield* figuresOf(label('profile'), await timesOf(profile));
  yield* figuresOf(label('statistics'), await timesOf(() => standings.statistics(guildAt(anywhere()), NOW)));
  yield* figuresOf(label('a game begins and ends, entered'), await timesOf(end));
}

async function open(place: string): Promise<Database> {
  const opened = await openDatabase(place, console.error);
  if (!opened.ok) throw new Error(opened.problem.message);
  return opened.value;
}

async function* measure(games: number): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-standings-'));
  const file = await open(join(folder, 'games.sqlite'));
  yield* measureOn('SQLite', file, games);
  await file.db.destroy();
  await rm(folder, { recursive: true });
  const server = await keepServer('durable');
  const database = await open(server.url);
  yield* measureOn('PostgreSQL', database, games);
  await database.db.destroy();
  await server.stop();
}

/** Ten servers. */
export const standings: Bench = () => measure(10_000);

/** A thousand servers with a hundred thousand players: some minutes to fill. */
export const standingsWithMillion: Bench = () => measure(1_000_000);
