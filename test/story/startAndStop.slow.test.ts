/** The bot as a process: starting with invalid settings, and stopping on a signal. */
import { byHand } from './hands.ts';
import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { textOf } from '../../playground/server/visitor/reading.ts';
import { startStandIn } from '../../playground/server/standIn.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { ready, run, settingsAt, type Settings } from './process.ts';
import { begin, cardAfter } from './cards.ts';
import { openTable, type Table } from './table.ts';

/** Pino's number. */
const INFO = 30;

async function damagedFile(): Promise<string> {
  const path = await pathInNewFolder('games.sqlite');
  await writeFile(path, 'SQLite format 3\0 and then nothing of the kind'.padEnd(8192, '?'));
  return path;
}

test.each<[string, (table: Table) => Promise<Settings>, RegExp]>([
  [
    'no token',
    async (table) => ({ ...settingsAt(table.discord, 'x'), DISCORD_TOKEN: '' }),
    /DISCORD_TOKEN is not set.*npm start/u,
  ],
  [
    'a wrong token',
    async (table) => ({
      ...settingsAt(table.discord, await pathInNewFolder('games.sqlite')),
      DISCORD_TOKEN: 'Zm9v.YmFy.secret',
    }),
    /Discord refused the token/u,
  ],
  [
    'several bad settings',
    async (table) => ({ ...settingsAt(table.discord, 'x'), PORT: 'http', LOG_LEVEL: 'loud' }),
    /LOG_LEVEL is not a level[^]*PORT is not a port/u,
  ],
  [
    'a damaged database',
    async (table) => settingsAt(table.discord, await damagedFile()),
    /damaged|not a database/u,
  ],
  [
    "a folder that can't be written",
    async (table) => settingsAt(table.discord, '/dev/null/data/games.sqlite'),
    /can't be written/u,
  ],
])('the process exits with a plain sentence about %s', async (_name, settings, words) => {
  const table = await openTable();
  const given = await settings(table);
  const { code, said, logged } = await run(given, table.discord).ended;
  expect([code, said]).toEqual([1, expect.stringMatching(words)]);
  expect(said + logged).not.toContain(given['DISCORD_TOKEN'] || 'nothing');
  expect(said).not.toMatch(/^ {4}at /mu);
});

test('without Discord, the bot waits, says so, and stops on a signal, without ever showing its token', async () => {
  const table = await openTable();
  const settings = {
    ...settingsAt(table.discord, await pathInNewFolder('games.sqlite')),
    DISCORD_API_URL: 'http://127.0.0.1:9/api',
  };
  const bot = run(settings, table.discord);
  const waits = /Discord can't be reached at http:\/\/127\.0\.0\.1:9\/api .*trying again in 2 s/u;
  await expect.poll(() => bot.soFar()).toMatch(waits);
  bot.signal('SIGTERM');
  const { code, said, logged } = await bot.ended;
  expect(code).toBe(0);
  expect(said + logged).not.toContain(table.discord.token);
});

test('on a signal, the bot finishes running work and exits with 0', async () => {
  const table = await openTable();
  const { anna, boris, discord } = table;
  const bot = run(settingsAt(table.discord, await pathInNewFolder('games.sqlite')), discord);
  await ready(discord);
  const first = await begin(table, anna, boris);
  discord.faults.rest({ on: /POST \/webhooks/u, effect: { delayMs: 500 } });
  await byHand(anna, first, 'c3-d4');
  bot.signal('SIGTERM');
  const { code, said, logged } = await bot.ended;
  expect(code).toBe(0);
  expect(said).toMatch(
    /^The bot \(version \d+\.\d+\.\d+\) is running\. Add it to a server: https:\/\/discord\.com\/oauth2\/authorize\S+\n(?:Listening for Discord's requests on port \d+\.\n)?Stopping…\n$/u,
  );
  expect(textOf(await cardAfter(table, first))).toContain('** c3-d4');
  const lines = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ level }) => level > INFO)).toEqual([]);
  expect(lines.slice(-2).map(({ msg }) => msg)).toEqual(['ready', 'stopped']);
  expect(said + logged).not.toContain(discord.token);
});

test('if it is stopped while Discord is unreachable, the bot also exits with 0', async () => {
  const discord = await startStandIn();
  const bot = run(settingsAt(discord, await pathInNewFolder('games.sqlite')), discord);
  await expect.poll(() => bot.soFar()).toContain('"ready"');
  await discord.close();
  bot.signal('SIGTERM');
  const { code, logged } = await bot.ended;
  expect([code, logged]).toEqual([0, expect.stringContaining('"stopped"')]);
});
