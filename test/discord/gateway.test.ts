/**
 * How often the bot connects to the gateway, how many connections it has, and how it handles a
 * token that Discord refuses.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { alone, identifying, pauseForDay } from '../../src/discord/identify.ts';
import { startBot } from '../../src/main.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { settingsFor, begin, cardAfter } from '../story/cards.ts';
import { sitDown, openTable } from '../story/table.ts';
import { observe } from '../health/bot.ts';
import { openNotebook } from './notebook.ts';
import { textOf } from '../../playground/server/visitor/reading.ts';

const DAY = 86_400_000;

test.each([
  ['plenty are left', { remaining: 1000, reset_after: DAY }, 0],
  ['few are left', { remaining: 99, reset_after: 9900 }, 100],
  ['one is left', { remaining: 1, reset_after: 5000 }, 5000],
  ['none is left', { remaining: 0, reset_after: 7000 }, 7000],
])('the pause for the daily limit on new connections if %s', (_name, limit, pause) => {
  expect(pauseForDay(limit)).toBe(pause);
});

test('the daily limit on new connections is never used up early, however often a connection breaks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: DAY }), (start, resetAfter) => {
      let [left, now] = [start, 0];
      while (now < resetAfter && left > 0) {
        now += pauseForDay({ remaining: left, reset_after: resetAfter - now });
        if (now < resetAfter) left -= 1;
      }
      expect(left).toBeGreaterThan(0);
    }),
  );
});

test('the pause for the daily limit ends when the connection is closed', async () => {
  const limit = { total: 1000, remaining: 0, reset_after: DAY, max_concurrency: 1 };
  const told = { url: '', shards: 1, session_start_limit: limit };
  const throttler = await identifying(alone)({ fetchGatewayInformation: async () => told });
  const connection = new AbortController();
  const waiting = throttler.waitForIdentify(0, connection.signal);
  connection.abort();
  await expect(waiting).rejects.toThrow('abort');
});

test('a start that waits for the daily limit reports the wait and its length', async () => {
  const limit = { total: 1000, remaining: 10, reset_after: DAY, max_concurrency: 1 };
  const told = { url: '', shards: 1, session_start_limit: limit };
  const pauses: unknown[] = [];
  const pausing = (...pause: readonly unknown[]): void => void pauses.push(pause);
  const throttler = await identifying(alone, pausing)({ fetchGatewayInformation: async () => told });
  const connection = new AbortController();
  const waiting = throttler.waitForIdentify(3, connection.signal);
  await expect.poll(() => pauses).toEqual([[3, DAY / 10]]);
  connection.abort();
  await expect(waiting).rejects.toThrow('abort');
  expect(pauses.at(-1)).toEqual([3, null]);
});

test('if the daily sessions are used up, the bot doesn’t start, and gives the reason', async () => {
  const { discord } = await openTable({ starts: { recommended: 1, perDay: 0, concurrency: 1 } });
  const path = await pathInNewFolder('games.sqlite');
  const attempt = await startBot(settingsFor(discord, path), { log: openNotebook() });
  expect(attempt).toEqual({
    ok: false,
    problem: expect.stringMatching(/as many connections as Discord allows per day/u),
  });
  expect(discord.gateway.starts.log).toEqual([]);
});

test('the bot opens as many connections as Discord recommends', async () => {
  const { discord, anna, channel } = await sitDown(
    {},
    { endpoint: undefined, starts: { recommended: 3, perDay: 1000, concurrency: 16 } },
  );
  const begun = [0, 1, 2].map((shard) => ({ kind: 'identify', shard, of: 3 }));
  await expect.poll(() => discord.gateway.starts.log).toEqual(begun);
  expect((await anna.command(channel, 'help')).message).not.toBeNull();
});

test('a large bot works from its first connection on, while Discord limits how fast the others start', async () => {
  const starts = { recommended: 12, perDay: 1000, concurrency: 1 };
  const { discord, ask, pass } = await observe({}, {}, { endpoint: undefined, starts });
  expect(discord.gateway.starts.log).toHaveLength(1);
  pass(1500);
  const { status, checks } = await ask();
  expect(status).toBe(200);
  expect(checks.sweep.isWell).toBe(true);
  expect(checks.discord.words).toBe('1 of 12 connections to Discord open, 11 still opening');
  pass(300_000);
  const later = await ask();
  expect(later.status).toBe(503);
  expect(later.checks.discord.words).toMatch(/^11 of 12 connections to Discord not open after 30\d s$/u);
});

test('a process opens only its own shards', async () => {
  const table = await openTable({ endpoint: undefined });
  await table.startBot({}, { shards: { ids: [1, 2], count: 4 } });
  const begun = [1, 2].map((shard) => ({ kind: 'identify', shard, of: 4 }));
  await expect.poll(() => table.discord.gateway.starts.log).toEqual(begun);
});

test('a connection without heartbeat answers is reopened and resumed', async () => {
  const { discord, anna, channel } = await sitDown({}, { endpoint: undefined, heartbeatMs: 300 });
  discord.faults.ignoreHeartbeats(1);
  const kinds = () => discord.gateway.starts.log.map(({ kind }) => kind);
  await expect.poll(kinds).toEqual(['identify', 'resume']);
  expect((await anna.command(channel, 'help')).message).not.toBeNull();
});

const UNAUTHORIZED = { status: 401, body: { code: 0, message: '401: Unauthorized' } };

test('after a single refusal, the affected card is posted, and so are all later cards', async () => {
  const log = openNotebook();
  const table = await sitDown({ log });
  const { anna, boris, channel, discord } = table;
  const first = await begin(table, anna, boris);
  // The button was not pressed in the game's channel, so its card is posted with the bot's token.
  discord.faults.rest({ on: new RegExp(`POST /channels/${channel}/messages`, 'u'), effect: UNAUTHORIZED });
  await anna.command(discord.channel('arena'), 'move', { move: 'c3-d4' });
  await expect.poll(() => discord.requests.some(({ status }) => status === 401)).toBe(true);
  const tick = setInterval(() => discord.clock.advance(10_000), 200);
  const card = await cardAfter(table, first).finally(() => clearInterval(tick));
  expect(textOf(card)).toContain('** c3-d4');
  await boris.command(discord.channel('arena'), 'move', { move: 'b6-a5' });
  expect(textOf(await cardAfter(table, card))).toContain('** b6-a5');
  expect(discord.requests.some(({ method, path }) => method === 'GET' && path === '/users/@me')).toBe(true);
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a refused token is noticed by a bot that only answers, although answers need no token', async () => {
  const table = await openTable();
  const { anna, discord, channel } = table;
  const bot = await table.startBot();
  const withToken = /^(?!.*(?:callback|webhooks))/u;
  discord.faults.rest({ on: withToken, times: Number.POSITIVE_INFINITY, effect: UNAUTHORIZED });
  expect((await anna.command(channel, 'help')).message).not.toBeNull();
  expect(await bot.lost).toMatch(/^Discord refused the token\./u);
});

test('a token that is refused permanently ends the bot with an error message', async () => {
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
