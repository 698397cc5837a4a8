/** A token that Discord refuses once, and one that it refuses for good. */
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { begin, cardAfter } from '../story/cards.ts';
import { openTable, sitDown } from '../story/table.ts';
import { openNotebook } from './notebook.ts';

const say = sayIn('en-US');
const UNAUTHORIZED = { status: 401, body: { code: 0, message: '401: Unauthorized' } };

test('one stray refusal: the card that met it is posted, and so are all after it', async () => {
  const log = openNotebook();
  const table = await sitDown({ log });
  const { anna, boris, channel, discord } = table;
  const first = await begin(table, anna, boris);
  // The game's own channel is not where it is played from, so its card goes by the bot's token.
  discord.faults.rest({ on: new RegExp(`POST /channels/${channel}/messages`, 'u'), effect: UNAUTHORIZED });
  await anna.command(discord.channel('arena'), 'move', { move: 'c3-d4' });
  await expect.poll(() => discord.requests.some(({ status }) => status === 401)).toBe(true);
  const tick = setInterval(() => discord.clock.advance(10_000), 200);
  const card = await cardAfter(table, first).finally(() => clearInterval(tick));
  expect(textOf(card)).toContain(say('card.last.white', { move: 'c3-d4' }));
  await boris.command(discord.channel('arena'), 'move', { move: 'b6-a5' });
  expect(textOf(await cardAfter(table, card))).toContain(say('card.last.black', { move: 'b6-a5' }));
  expect(discord.requests.some(({ method, path }) => method === 'GET' && path === '/users/@me')).toBe(true);
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a token that is refused for good ends the bot with a sentence', async () => {
  const table = await openTable();
  const { anna, boris, discord } = table;
  const bot = await table.startBot();
  await begin(table, anna, boris);
  discord.faults.rest({
    on: /(?:POST \/channels|GET \/users)/u,
    times: Number.POSITIVE_INFINITY,
    effect: UNAUTHORIZED,
  });
  await anna.command(discord.channel('arena'), 'move', { move: 'c3-d4' });
  expect(await bot.lost).toMatch(/^Discord refused the token\./u);
});
