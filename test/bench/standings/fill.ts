/**
 * Servers with a thousand finished games each. The bot makes the first ten; the database copies
 * them under other names.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Game } from '../../../src/game/game.ts';
import { finishedOf } from '../../../src/rating/finished.ts';
import { replay } from '../../../src/rating/replay.ts';
import type { Database } from '../../../src/store/database/database.ts';
import { gameColumns } from '../../../src/store/games/rows.ts';
import { linesOf, type BookLine } from '../../../src/store/standings/lines.ts';
import { chance } from '../../rating/season.ts';
import { sampleGame } from '../../store/samples.ts';
import { withoutIndexes } from '../../../src/store/database/insertRows.ts';
import { settled } from '../bulk.ts';

export const GAMES_A_SERVER = 1000;
export const PLAYERS_A_SERVER = 100;
/** The current instant (ms). */
export const NOW = Date.UTC(2026, 10, 18, 12);
const CHUNK = 400;
const HOUR = 60 * 60 * 1000;
const MOVES = Array.from({ length: 40 }, (_, ply) => (ply % 2 === 0 ? 'c3-d4' : 'd6-c5'));

/** All names of a server's rows begin with this text, which occurs nowhere else. */
const prefixAt = (guild: number): string => `s${guild}.`;
export const guildAt = (guild: number): string => `${prefixAt(guild)}guild`;
export const playerAt = (guild: number, index: number): string => `${prefixAt(guild)}player-${index}`;

export function gameAt(guild: number, index: number, random: () => number): Game {
  const white = Math.floor(random() * PLAYERS_A_SERVER);
  const black = (white + 1 + Math.floor(random() * (PLAYERS_A_SERVER - 1))) % PLAYERS_A_SERVER;
  return sampleGame({
    id: `${prefixAt(guild)}game-${index}`,
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
  const established = lines.flatMap((line) => (line.table === 'established' ? [line.row] : []));
  const activities = lines.flatMap((line) => (line.table === 'activity' ? [line.row] : []));
  for (const rows of chunks(outcomes)) await db.insertInto('outcome').values(rows).execute();
  for (const rows of chunks(records)) await db.insertInto('record').values(rows).execute();
  for (const rows of chunks(standings)) await db.insertInto('standing').values(rows).execute();
  for (const rows of chunks(established)) await db.insertInto('established').values(rows).execute();
  for (const rows of chunks(activities)) await db.insertInto('activity').values(rows).execute();
}

/** Everyone was checked, and one player in twenty had left. */
const attendancesOf = (guild: number) =>
  Array.from({ length: PLAYERS_A_SERVER }, (_, index) => ({
    guild_id: guildAt(guild),
    user_id: playerAt(guild, index),
    is_gone: index % 20 === 0 ? 1 : 0,
    asked_at: NOW - index * HOUR,
  }));

/** One player in fifty is hidden. */
const hiddenOf = (guild: number) =>
  Array.from({ length: PLAYERS_A_SERVER / 50 }, (_, index) => ({ user_id: playerAt(guild, index * 50 + 7) }));

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
  await database.db.insertInto('attendance').values(attendancesOf(guild)).execute();
  await database.db.insertInto('hidden').values(hiddenOf(guild)).execute();
  const entries = { guild_id: guildAt(guild), entries: GAMES_A_SERVER };
  await database.db.insertInto('ledger').values(entries).execute();
}

/**
 * The tables to fill, each with the name at the start of its keys. Tables that reference games come
 * after them.
 */
const TABLES = {
  game: 'id',
  outcome: 'game_id',
  record: 'guild_id',
  standing: 'guild_id',
  established: 'guild_id',
  activity: 'guild_id',
  attendance: 'guild_id',
  hidden: 'user_id',
  ledger: 'guild_id',
} as const;
const ORIGINALS = 10;
const AT_ONCE = 50;

async function copying({
  db,
}: Database): Promise<(from: number, to: number) => readonly RawBuilder<unknown>[]> {
  const schemas = await db.introspection.getTables();
  return (from, to) =>
    Object.entries(TABLES).map(([table, key]) => {
      const columns = schemas.find(({ name }) => name === table)?.columns ?? [];
      const values = columns.map(({ name, dataType }) =>
        dataType.toLowerCase() === 'text'
          ? sql`replace(${sql.ref(name)}, ${sql.lit(prefixAt(from))}, ${sql.lit(prefixAt(to))})`
          : sql.ref(name),
      );
      // In character order, a slash comes right after a full stop.
      const [first, end] = [prefixAt(from), prefixAt(from).replace('.', '/')].map((each) => sql.lit(each));
      return sql`
        insert into ${sql.table(table)} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
        select ${sql.join(values)} from ${sql.table(table)}
        where ${sql.ref(key)} >= ${first} and ${sql.ref(key)} < ${end}`;
    });
}

async function copyServers(database: Database, servers: number): Promise<void> {
  const statements = await copying(database);
  for (let first = ORIGINALS; first < servers; first += AT_ONCE)
    await database.db.transaction().execute(async (transaction) => {
      for (let guild = first; guild < Math.min(first + AT_ONCE, servers); guild += 1)
        for (const statement of statements(guild % ORIGINALS, guild)) await statement.execute(transaction);
    });
}

export async function fill(database: Database, servers: number): Promise<void> {
  await withoutIndexes(database.db, database.locksRows, async () => {
    for (let guild = 0; guild < Math.min(ORIGINALS, servers); guild += 1) await fillServer(database, guild);
    await copyServers(database, servers);
  });
  await settled(database);
}
