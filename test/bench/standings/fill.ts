/** Servers with finished games and all that follows from them: a thousand games in each, of a hundred players. */
import type { Game } from '../../../src/game/game.ts';
import { finishedOf } from '../../../src/rating/finished.ts';
import { replay } from '../../../src/rating/replay.ts';
import type { Database } from '../../../src/store/database.ts';
import { gameColumns } from '../../../src/store/rows.ts';
import { linesOf, type BookLine } from '../../../src/store/standings/lines.ts';
import { chance } from '../../rating/season.ts';
import { sampleGame } from '../../store/samples.ts';

/** Games that have ended in each server. */
export const GAMES_A_SERVER = 1000;
export const PLAYERS_A_SERVER = 100;
/** The present instant (ms). */
export const NOW = Date.UTC(2026, 10, 18, 12);
const CHUNK = 400;
const HOUR = 60 * 60 * 1000;
const MOVES = Array.from({ length: 40 }, (_, ply) => (ply % 2 === 0 ? 'c3-d4' : 'd6-c5'));

export const guildAt = (index: number): string => `guild-${index}`;
export const playerAt = (guild: number, index: number): string => `player-${guild}-${index}`;

/** A game of a server that ended an hour after the one before; `random` says who played it and won. */
export function gameAt(guild: number, index: number, random: () => number): Game {
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

/** Everyone was asked about; one in twenty had left. */
const attendancesOf = (guild: number) =>
  Array.from({ length: PLAYERS_A_SERVER }, (_, index) => ({
    guild_id: guildAt(guild),
    user_id: playerAt(guild, index),
    is_gone: index % 20 === 0 ? 1 : 0,
    asked_at: NOW - index * HOUR,
  }));

/** One in fifty is hidden. */
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

/** Fills an empty database with so many servers. */
export async function fill(database: Database, servers: number): Promise<void> {
  for (let guild = 0; guild < servers; guild += 1) await fillServer(database, guild);
}
