/**
 * `kill -9` shortly after each of a player's moves on the page. The page reconnects and repeats the
 * move if it was lost, and no move is lost or doubled, on the page or in the channel.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { keyFor, writeSession } from '../../src/live/door/session.ts';
import { begin, gameOn, isCard, plyOn } from './cards.ts';
import { gameEndingBy } from './games.ts';
import { byHand } from './hands.ts';
import { openPage, PUBLIC } from './pages.ts';
import { ready, run, settingsAt } from './process.ts';
import { openTable } from './table.ts';
import { freePort } from '../freePort.ts';

/** How long after a move its process is killed, in ms. */
const MOMENTS = [0, 1, 2, 4, 8, 16, 32, 64, 128] as const;

const PATIENCE = { timeout: 60_000 };

test('a whole game, and a process that dies after each move', async () => {
  const table = await openTable();
  const { anna, boris, discord, channel } = table;
  const port = await freePort();
  const settings = {
    ...settingsAt(discord, table.databasePath),
    PUBLIC_URL: PUBLIC,
    DISCORD_CLIENT_SECRET: discord.clientSecret,
    PAGE_PORT: String(port),
    ENGINE_THREADS: '0',
  };
  let bot = run(settings, discord);
  await ready(discord);
  const game = gameOn(await begin(table, anna, boris));
  const claims = { id: anna.person.id, name: 'Anna', locale: 'en-US' };
  const session = writeSession(keyFor('session', discord.clientSecret), claims, Date.now() + 3_600_000);
  const isServed = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const connect = async () => {
    await expect.poll(isServed, PATIENCE).toBe(true);
    const page = await openPage(port);
    page.say({ kind: 'hello', session, game });
    await expect.poll(page.seen, PATIENCE).toBeDefined();
    return page;
  };
  const cardAt = async (ply: number) => {
    const shown = () =>
      anna.messages(channel).findLast((message) => isCard(message) && plyOn(message) === ply);
    await expect.poll(shown, PATIENCE).toBeDefined();
    return shown()!;
  };

  let page = await connect();
  const { list } = gameEndingBy('no-pieces');
  for (const [ply, move] of list.entries()) {
    if (ply % 2 === 1) {
      await byHand(boris, await cardAt(ply), move);
      await page.until(list.slice(0, ply + 1));
      continue;
    }
    page.say({ kind: 'move', ply, move });
    const moment = MOMENTS[ply / 2];
    if (moment !== undefined) {
      await sleep(moment);
      bot.signal('SIGKILL');
      await bot.ended;
      bot = run(settings, discord);
      page = await connect();
      if (page.seen()?.moves.length === ply) page.say({ kind: 'move', ply, move });
    }
    await page.until(list.slice(0, ply + 1));
  }
  expect(page.seen()).toMatchObject({ moves: list, result: { winner: 'white', by: 'no-pieces' } });
  await expect.poll(() => textOf(anna.messages(channel).findLast(isCard)!), PATIENCE).toContain('🏆');
  expect(page.refusals()).toEqual([]);
}, 300_000);
