/**
 * Three processes behind a balancer, killed with -9 by turns while games go on and Discord falters; and the same where their database's
 * server is killed as well. No move is lost, none is made twice, and in the end each game shows its last board, once. `DOOR_MOVES` says
 * how many moves are made at the least.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import type { RestFault } from '../../playground/server/faults.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';
import type { Store } from '../../src/app/ports/store.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { StoreAway } from '../../src/app/ports/storeAway.ts';
import type { Game } from '../../src/game/game.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { newDatabase } from '../postgres/database.ts';
import { startServer, type Server } from '../postgres/server.ts';
import { begin, gameOn, isCard } from './cards.ts';
import { ENDPOINT } from './door.ts';
import { gameEndingBy } from './games.ts';
import { byHand } from './hands.ts';
import { run, type BotProcess } from './process.ts';
import { openTable, type Table } from './table.ts';

const say = sayIn('en-US');
const MOVES = Number(process.env['DOOR_MOVES'] ?? 90);
const PROCESSES = 3;
/** After so many moves the next process dies, the database's server does, and Discord falters. */
const [LIFE, SERVER_LIFE, FAIR] = [12, 30, 4];
const LIST = gameEndingBy('no-pieces').list;
/** How long (ms) it takes at the most until what was done is shown, on a busy machine. */
const PATIENCE = { timeout: 120_000 };

const FAULTS: readonly RestFault[] = [
  { on: /POST \/channels/u, effect: { status: 429, retryAfterMs: 200 } },
  { on: /POST \/channels/u, times: 2, effect: { status: 502 } },
  { on: /POST \/channels/u, effect: { drop: 'after' } },
  { on: /POST \/channels/u, effect: { delayMs: 700 } },
  { on: /callback/u, effect: { drop: 'before' } },
  { on: /callback/u, effect: { delayMs: 300 } },
  { on: /webhooks/u, effect: { status: 503 } },
  { on: /webhooks/u, effect: { drop: 'after' } },
];

interface Scene {
  readonly table: Table;
  readonly stored: (id: string) => Promise<Game | null>;
  /** One more move was made: somebody may die of it. */
  readonly moved: () => Promise<void>;
}

/** The database of the processes: on the tests' server, or on one that may be killed. */
async function databaseOf(mayDie: boolean): Promise<{ address: string; server: Server | null }> {
  if (!mayDie) return { address: await newDatabase(), server: null };
  const server = await startServer({ durable: true });
  onTestFinished(() => server.stop());
  return { address: server.url, server };
}

/** Processes on one database, each of which is in its turn killed and started again. */
async function openScene(mayDie: boolean): Promise<Scene> {
  const { address, server } = await databaseOf(mayDie);
  const table = await openTable({ endpoint: ENDPOINT, ackMs: 10_000 });
  const { discord } = table;
  const start = (): BotProcess =>
    run(
      {
        DISCORD_TOKEN: discord.token,
        DISCORD_API_URL: `${discord.url}/api`,
        DATABASE_URL: address,
        ENGINE_THREADS: '0',
        LOG_LEVEL: 'fatal',
      },
      discord,
    );
  const areOpen = async (): Promise<void> => {
    await expect.poll(() => discord.world.doors.size, PATIENCE).toBe(PROCESSES);
  };
  const bots = Array.from({ length: PROCESSES }, start);
  await areOpen();
  await expect.poll(() => discord.world.commands.size, PATIENCE).toBeGreaterThan(0);
  const opened = await openStore(address, () => undefined);
  if (!opened.ok) throw new Error(opened.problem.message);
  onTestFinished(() => opened.value.close());

  const replaceNext = async (): Promise<void> => {
    await areOpen();
    const dying = bots.shift();
    dying?.signal('SIGKILL');
    await dying?.ended;
    bots.push(start());
  };
  const killServer = async (): Promise<void> => {
    await server?.kill();
    await sleep(1000);
    await server?.resume();
  };
  let [moves, replacing] = [0, Promise.resolve()];
  const moved = async (): Promise<void> => {
    moves += 1;
    const fault = FAULTS[(moves / FAIR) % FAULTS.length];
    if (fault) discord.faults.rest(fault);
    if (moves % LIFE === 0) replacing = replacing.then(replaceNext);
    if (moves % SERVER_LIFE === 0) replacing = replacing.then(killServer);
    await sleep(0);
  };
  return { table, stored: (id) => stored(opened.value, id), moved };
}

/** The game as it is stored, once the database is there. */
async function stored(store: Store, id: string): Promise<Game | null> {
  for (;;) {
    try {
      return (await store.game(id))?.game ?? null;
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      await sleep(100);
    }
  }
}

/** The boards of a game that are in its channel, the newest last. */
const boardsOf = ({ anna }: Table, channel: string, game: string): readonly APIMessage[] =>
  anna.messages(channel).filter((message) => isCard(message) && gameOn(message) === game);

/** A game of Anna's and Boris's, begun again where a process that had just started was too slow. */
const begun = (table: Table, channel: string): Promise<APIMessage> =>
  begin(table, table.anna, table.boris, channel).catch(() => begin(table, table.anna, table.boris, channel));

/** Anna and Boris play the whole game, trying each move until it is made. */
async function playOut({ table, stored: storedAs, moved }: Scene, first: APIMessage): Promise<string> {
  const { discord } = table;
  const players = [discord.visitor('Anna'), discord.visitor('Boris')] as const;
  const game = gameOn(first);
  const made = async (): Promise<number> => (await storedAs(game))?.moves.length ?? 0;
  for (const [ply, move] of LIST.entries()) {
    const mover = players[ply % 2 === 0 ? 0 : 1];
    while ((await made()) <= ply) {
      const card = boardsOf(table, first.channel_id, game).at(-1);
      if (card) await byHand(mover, card, move).catch(() => undefined);
      await sleep(20);
    }
    await moved();
  }
  return game;
}

test.each([
  ['Discord falters', false],
  ['Discord falters and the database dies', true],
])(
  'moves by many processes that die, while %s',
  async (_name, mayDie) => {
    const scene = await openScene(mayDie);
    const { table } = scene;
    const { anna, discord } = table;
    const channels = ['draughts', 'general', 'arena'].map((name) => discord.channel(name));
    for (let moves = 0; moves < MOVES; moves += channels.length * LIST.length) {
      discord.faults.clear();
      await expect.poll(() => discord.world.doors.size, PATIENCE).toBe(PROCESSES);
      const firsts: APIMessage[] = [];
      for (const channel of channels) firsts.push(await begun(table, channel));
      const games = await Promise.all(firsts.map((first) => playOut(scene, first)));
      discord.faults.clear();
      for (const [index, game] of games.entries()) {
        expect((await scene.stored(game))?.moves).toEqual(LIST);
        const boards = () => boardsOf(table, channels[index] ?? '', game);
        await expect.poll(() => boards().length, PATIENCE).toBe(1);
        const won = say('card.won', { winner: `<@${anna.person.id}>` });
        await expect.poll(() => boards().map(textOf), PATIENCE).toEqual([expect.stringContaining(won)]);
      }
    }
    expect(discord.unknownRoutes).toEqual([]);
  },
  MOVES * 2000 + 180_000,
);
