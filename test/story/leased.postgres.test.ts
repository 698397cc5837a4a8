/**
 * Bots that share Discord's connections, on one PostgreSQL: one is killed with -9 while it holds the only connection, more are
 * recommended, one is told to stop. Games go on, connections are gone on with where they broke off, and Discord's limits are kept.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, onTestFinished, test } from 'vitest';
import { startBot, type Bot } from '../../src/main.ts';
import { openLog } from '../../src/log.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import { openStore } from '../../src/store/opening/open.ts';
import { newDatabase } from '../postgres/database.ts';
import { begin, cardAfter, gameOn, isCard } from './cards.ts';
import { BY_THIS_WAY, configFor } from './door.ts';
import { byHand } from './hands.ts';
import { ready, run } from './process.ts';
import { reading } from './sharedThreads.ts';
import { openTable, type Table } from './table.ts';

/** Answers of one that dies or falls behind, which come too late; the person does it again. */
const IN_VAIN: ReadonlySet<number> = new Set([10062, 10015]);

/** What a dead process held answers again within so long, in ms. */
const SOON = { timeout: 30_000 };
const LIMITS = { recommended: 1, perDay: 1000, concurrency: 1 };
const renderer = openRenderer();

async function storeAt(address: string) {
  const opened = await openStore(address, () => undefined);
  if (!opened.ok) throw new Error(opened.problem.message);
  onTestFinished(() => opened.value.close());
  return opened.value;
}

/** Tries the move on the newest board of the game, which may be older than the last move for a moment. */
async function make({ anna, boris }: Table, card: APIMessage, ply: number, move: string): Promise<void> {
  const newest = () =>
    anna.messages(card.channel_id).findLast((each) => isCard(each) && gameOn(each) === gameOn(card));
  await byHand(ply % 2 === 0 ? anna : boris, newest() ?? card, move).catch(() => undefined);
}

test.skipIf(BY_THIS_WAY.endpoint !== undefined)(
  'one dies, more are recommended, one is stopped: games go on',
  async () => {
    const table = await openTable({ starts: LIMITS });
    const { discord, anna, boris, channel } = table;
    const { starts } = discord.gateway;
    const address = await newDatabase();
    const store = await storeAt(address);
    const join = async (): Promise<Bot> => {
      const started = await startBot(
        { ...configFor(discord, ''), databaseUrl: address, engineThreads: 0 },
        { log: openLog('silent'), renderer, reading },
      );
      if (!started.ok) throw new Error(started.problem);
      onTestFinished(() => started.value.stop());
      return started.value;
    };
    const holders = async () => {
      const { connections } = await store.gateway.view();
      return connections.map(({ of, owner }) => [of, owner] as const);
    };
    const live = () => [...discord.gateway.sessions.values()].filter(({ socket }) => socket !== null);

    const first = run(
      {
        DISCORD_TOKEN: discord.token,
        DISCORD_API_URL: `${discord.url}/api`,
        DATABASE_URL: address,
        ENGINE_THREADS: '0',
        LOG_LEVEL: 'silent',
      },
      discord,
    );
    await ready(discord);
    const [second] = [await join(), await join()];
    const card = await begin(table, anna, boris);
    await byHand(anna, card, 'c3-d4');
    await cardAfter(table, card);
    const movesMade = async () => (await store.game(gameOn(card)))?.game.moves.length;

    first.signal('SIGKILL');
    await first.ended;
    const made = (ply: number, move: string) => async () => {
      if ((await movesMade()) === ply) await make(table, card, ply, move);
      return movesMade();
    };
    await expect.poll(made(1, 'b6-a5'), SOON).toBe(2);
    expect(starts.log).toEqual([
      { kind: 'identify', shard: 0, of: 1 },
      { kind: 'resume', shard: 0, of: 1 },
    ]);

    starts.recommend(3);
    await join();
    await expect.poll(() => live().map(({ shard }) => shard[1]), SOON).toEqual([3, 3, 3]);
    await expect.poll(async () => new Set((await holders()).map(([, owner]) => owner)).size, SOON).toBe(3);
    await expect.poll(made(2, 'd2-c3')).toBe(3);

    const before = starts.log.length;
    await second.stop();
    await expect.poll(() => live().length, SOON).toBe(3);
    expect(starts.log.slice(before).map(({ kind }) => kind)).toEqual(['resume']);
    await expect.poll(made(3, 'a7-b6')).toBe(4);
    const boards = () => anna.messages(channel).filter(isCard).length;
    await expect.poll(boards).toBe(1);
    expect(starts.wrong).toEqual([]);
    expect(discord.refusals.filter(({ code }) => !IN_VAIN.has(code))).toEqual([]);
  },
  180_000,
);
