/**
 * Stored games, all made by one statement. It takes the columns of two games as the store writes
 * them, and inserts the players' numbers, ids and instants. A tenth of the games are running, about
 * twenty per player.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { sql, type RawBuilder } from 'kysely';
import { DAY } from '../../../src/game/calendar/span.ts';
import type { Game } from '../../../src/game/game.ts';
import type { Database } from '../../../src/store/database/database.ts';
import { gamesOver } from '../../../src/store/games/games.ts';
import { gameColumns } from '../../../src/store/games/rows.ts';
import { sampleGame } from '../../store/samples.ts';
import { withoutIndexes } from '../../../src/store/database/insertRows.ts';
import { settled } from '../bulk.ts';

/** The current instant (ms). */
export const NOW = 1_800_000_000_000;
const MOVES = Array.from({ length: 40 }, (_, ply) => (ply % 2 === 0 ? 'c3-d4' : 'd6-c5'));

interface Numbers {
  readonly id: string;
  readonly white: string;
  readonly black: string;
  readonly guild: string;
  readonly at: number;
  readonly isRunning: boolean;
}

const gameWith = ({ id, white, black, guild, at, isRunning }: Numbers): Game =>
  sampleGame({
    id: `game-${id}`,
    place: { guildId: `guild-${guild}`, channelId: 'channel-1', locale: 'en-US' },
    time: { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: null },
    turns: [{ ply: MOVES.length, from: at }],
    players: {
      white: { id: `player-${white}`, name: 'Anna' },
      black: { id: `player-${black}`, name: 'Boris' },
    },
    moves: MOVES,
    result: isRunning ? null : { winner: 'white', by: 'resignation' },
    changedAt: at,
  });

/** Servers of 50,000 games each, played at the same time. */
export const guildsAmong = (games: number): number => Math.max(1, games / 50_000);

export const playersAmong = (games: number): number => Math.max(2, games / 100);

/** One game in this many: every tenth game is running and due. */
export function gameAt(index: number, games: number): Game {
  const players = playersAmong(games);
  const white = Math.floor(index / 10) % players;
  const black = (white + 1 + (index % (players - 1))) % players;
  const at = NOW - games + index;
  const guild = `${Math.floor(index / 10) % guildsAmong(games)}`;
  return gameWith({
    id: `${index}`,
    white: `${white}`,
    black: `${black}`,
    guild,
    at,
    isRunning: index % 10 === 0,
  });
}

const rowOf = (game: Game) => ({
  id: game.id,
  ...gameColumns(game),
  plans_version: 0,
  shown_version: 1,
  due_at: game.result ? null : game.changedAt,
});

/** Placeholders in a row for the inserted numbers. No other number in the row is as large. */
const [ID, WHITE, BLACK, GUILD, AT] = ['@id', '@white', '@black', '@guild', 1_111_111_111_111] as const;

function filledIn(value: string | number | null): RawBuilder<unknown> {
  if (value === null) return sql`null`;
  if (typeof value === 'number') return value < AT ? sql.lit(value) : sql`begun + ${sql.lit(value - AT)}`;
  return [
    [ID, sql`number`],
    [WHITE, sql`white`],
    [BLACK, sql`black`],
    [GUILD, sql`guild`],
    [`${AT}`, sql`begun`],
  ].reduce(
    (text, [name, column]) => sql`replace(${text}, ${sql.lit(name)}, cast(${column} as text))`,
    sql`${sql.lit(value)}`,
  );
}

async function insertAll({ db }: Database, games: number): Promise<void> {
  const numbers = { id: ID, white: WHITE, black: BLACK, guild: GUILD, at: AT };
  const running = rowOf(gameWith({ ...numbers, isRunning: true }));
  const finished = new Map(Object.entries(rowOf(gameWith({ ...numbers, isRunning: false }))));
  const columns = Object.entries(running).map(
    ([name, value]) =>
      sql`case when number % 10 = 0 then ${filledIn(value)} else ${filledIn(finished.get(name) ?? null)} end`,
  );
  const numerals = [games, playersAmong(games), guildsAmong(games), NOW - games];
  const [all, players, guilds, first] = numerals.map((each) => sql.lit(each));
  await sql`
    insert into game (${sql.join(Object.keys(running).map((name) => sql.ref(name)))})
    with recursive
      count(number) as (select 0 union all select number + 1 from count where number + 1 < ${all}),
      half as (select number, (number / 10) % ${players} as white, (number / 10) % ${guilds} as guild from count),
      whole as (
        select number, white, (white + 1 + number % (${players} - 1)) % ${players} as black, guild, ${first} + number as begun
        from half
      )
    select ${sql.join(columns)} from whole`.execute(db);
}

/**
 * Fills an empty database with this many games, and checks that they equal games that were saved
 * individually.
 */
export async function fill(database: Database, games: number): Promise<void> {
  await withoutIndexes(database.db, database.locksRows, () => insertAll(database, games));
  await settled(database);
  for (const index of [0, 1, games / 2, games / 2 + 1, games - 10, games - 1]) {
    const expected = gameAt(index, games);
    const row = await database.db
      .selectFrom('game')
      .selectAll()
      .where('id', '=', expected.id)
      .executeTakeFirstOrThrow();
    deepStrictEqual({ ...row, ...rowOf(expected) }, row);
    deepStrictEqual((await gamesOver(database, console.error).load(expected.id))?.game, expected);
  }
}
