/** The bot dies while its engine searches for its move in a channel. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { storeAt } from '../store/opened.ts';
import { cardAfter, gameOn, isCard } from './cards.ts';
import { anyMove } from './hands.ts';
import { ready, run, settingsAt } from './process.ts';
import { openTable } from './table.ts';

const PLAYED_BY_BOTH = /\*\* (?:(?:took|got) .+: )?\S+ · \*\*\S+\*\* (?:(?:took|got) .+: )?\S+ · /u;

async function savedMoves(databasePath: string, card: APIMessage): Promise<number> {
  const store = await storeAt(databasePath);
  const record = await store.games.load(gameOn(card));
  await store.close();
  return record?.game.moves.length ?? 0;
}

test('after a kill during the engine’s search, the bot makes one move after the restart', async () => {
  const table = await openTable();
  const { discord, anna, channel } = table;
  const where = settingsAt(discord, table.databasePath);
  const settings = { ...where, ENGINE_THREADS: '1', LOG_LEVEL: 'silent' };
  const bot = run(settings, discord);
  await ready(discord);
  // A game in a variant without an opening book.
  const terms = { opponent: discord.botId, level: '8', color: 'white', variant: 'brazilian' };
  await anna.command(channel, 'play', terms);
  let card = await anna.waitFor(isCard);
  // In the opening, the full engine considers each move for a while, so its first reply takes a
  // second.
  anyMove(anna, card).catch(() => undefined);
  await expect.poll(() => savedMoves(table.databasePath, card), { interval: 5 }).toBe(1);
  bot.signal('SIGKILL');
  await bot.ended;
  expect(await savedMoves(table.databasePath, card)).toBe(1);
  await expect.poll(() => discord.isReached()).toBe(false);
  run(settings, discord);
  await ready(discord);
  card = await cardAfter(table, card);
  expect(textOf(card)).toMatch(PLAYED_BY_BOTH);
  expect(await savedMoves(table.databasePath, card)).toBe(2);
});
