/**
 * Games on three processes of a bot behind a load balancer. The processes are killed in turn while
 * Discord is unreliable, and then again while the database server is killed as well. No move is
 * lost, and no move is made twice. At the end, each game shows its last board once.
 * `DOOR_MOVES=10000` sets how many moves each of the two tests makes, and prints figures. Without
 * it, a few moves are made, in the test where everything is killed.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { StandIn } from '../../playground/server/standIn.ts';
import { addTextChannel } from '../../playground/server/world/world.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { gameEndingBy } from './games.ts';
import { PATIENCE, startMany, type ManyProcesses } from './manyProcesses.ts';
import { begun, boardsOf, playOut, type Seen } from './playedOut.ts';

const WANTED = process.env['DOOR_MOVES'];
const MOVES = Number(WANTED ?? 50);
/** The number of channels with simultaneous games, because fast play needs many players. */
const CHANNELS = Math.min(20, Math.max(2, Math.floor(MOVES / 250)));
/** The minimum number of deaths of a process, and of the server, with any number of moves. */
const LIFE = Math.max(12, Math.floor(MOVES / 150));
const SERVER_LIFE = Math.max(30, Math.floor(MOVES / 50));
const LIST = gameEndingBy('no-pieces').list;

const channelCalled = ({ world }: StandIn, name: string): string => addTextChannel(world, name).id;

async function playRound(many: ManyProcesses, channels: readonly string[], seen: Seen): Promise<void> {
  const { table, stored, calm } = many;
  const firsts: APIMessage[] = [];
  for (const channel of channels) firsts.push(await begun(table, channel));
  const games = await Promise.all(firsts.map((first) => playOut(many, first, LIST, seen)));
  await calm();
  for (const [index, game] of games.entries()) {
    expect((await stored(game))?.moves).toEqual(LIST);
    const boards = () => boardsOf(table, channels[index] ?? '', game);
    await expect.poll(() => boards().length, PATIENCE).toBe(1);
    const won = `🏆 ${table.anna.person.name} beat`;
    await expect.poll(() => boards().map(textOf), PATIENCE).toEqual([expect.stringContaining(won)]);
  }
}

type Kind = readonly [string, number | null];

const FALTERS: Kind = ['Discord falters', null];
const ALL_DIE: Kind = ['Discord falters and the database dies', SERVER_LIFE];

test.each<Kind>(WANTED === undefined ? [ALL_DIE] : [FALTERS, ALL_DIE])(
  'no move is lost while many processes die and %s',
  async (_name, serverLife) => {
    const many = await startMany({ life: LIFE, serverLife });
    const { discord } = many.table;
    const channels = Array.from({ length: CHANNELS }, (_, n) => channelCalled(discord, `arena-${n}`));
    await many.calm();
    const seen = { tries: 0, longest: 0 };
    const began = performance.now();
    let moves = 0;
    for (; moves < MOVES; moves += channels.length * LIST.length) await playRound(many, channels, seen);
    expect(many.deaths.processes).toBeGreaterThan(2);
    expect(discord.unknownRoutes).toEqual([]);
    if (WANTED !== undefined)
      console.info(
        `${moves} moves, ${seen.tries} presses, the longest ${Math.round(seen.longest)} ms until it was stored;`,
        `${many.deaths.processes} processes and ${many.deaths.servers} servers killed;`,
        `${Math.round((performance.now() - began) / 1000)} s`,
      );
  },
  MOVES * 2000 + 300_000,
);
