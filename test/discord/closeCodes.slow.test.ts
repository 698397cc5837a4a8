/**
 * Discord is down, or closes the gateway, either permanently with a message for each code, or
 * briefly.
 */
import { expect, test } from 'vitest';
import { reasonOf } from '../../src/discord/closeCodes.ts';
import { startBot } from '../../src/main.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { settingsFor } from '../story/cards.ts';
import { openTable } from '../story/table.ts';
import { openNotebook } from './notebook.ts';
import type { RestFault } from '../../playground/server/faults.ts';

/**
 * https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
 */
const FOR_GOOD: readonly (readonly [number, RegExp])[] = [
  [4004, /^Discord refused the token\./u],
  [4010, /how many connections to open/u],
  [4011, /too many servers/u],
  [4012, /Update the bot/u],
  [4013, /intents.*Update the bot/u],
  [4014, /intents.*Update the bot/u],
];

test.each(FOR_GOOD)(
  'if the gateway closes permanently with %i while the bot runs, the bot exits with an error message',
  async (code, words) => {
    const table = await openTable();
    const bot = await table.startBot();
    table.discord.gateway.close(code);
    const sentence = await bot.lost;
    expect(sentence).toBe(reasonOf(code));
    expect(sentence).toMatch(words);
  },
);

test.each(FOR_GOOD)(
  'if the gateway closes permanently with %i at startup, the bot exits with the same message',
  async (code) => {
    const { discord } = await openTable();
    discord.faults.refuseIdentifies(1, code);
    const path = await pathInNewFolder('games.sqlite');
    const attempt = await startBot(settingsFor(discord, path), { log: openNotebook() });
    expect(attempt).toEqual({ ok: false, problem: reasonOf(code) });
  },
);

/** After these codes, discord.js reconnects on its own. */
const FOR_A_MOMENT = [1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009];

const comesBack = async (code: number): Promise<boolean> => {
  const table = await openTable();
  await table.startBot();
  const { anna, channel, discord } = table;
  discord.gateway.close(code);
  await expect.poll(() => discord.gateway.isOnline()).toBe(false);
  await expect.poll(() => discord.gateway.isOnline()).toBe(true);
  const { message } = await anna.command(channel, 'help');
  expect(discord.refusals).toEqual([]);
  return message !== null;
};

// All codes at the same time, because each takes seconds before a retry.
test('after a disconnection with any of these codes, the bot reconnects and answers', async () => {
  const came = await Promise.all(FOR_A_MOMENT.map(async (code) => [code, await comesBack(code)]));
  expect(came).toEqual(FOR_A_MOMENT.map((code) => [code, true]));
});

test.each([true, false])(
  'after an invalid session (resumable: %s), the bot reconnects',
  async (resumable) => {
    const table = await openTable();
    await table.startBot();
    const { anna, channel, discord } = table;
    discord.gateway.invalidate(resumable);
    await expect.poll(() => discord.gateway.isOnline()).toBe(true);
    const answer = async () => (await anna.command(channel, 'help').catch(() => null))?.message ?? null;
    await expect.poll(answer).not.toBeNull();
  },
);

const PAGE = '<html><body>502 Bad Gateway</body></html>';
const WHERE = {
  'where the gateway is': /GET \/gateway\/bot/u,
  'which commands there are': /PUT .*commands/u,
};
const STRAY = 'a stray refusal of the token';
const WHAT: Readonly<Record<string, RestFault['effect']>> = {
  'a connection that breaks before': { drop: 'before' },
  'a connection that breaks after': { drop: 'after' },
  'a fault of Discord': { status: 503 },
  'an error page of the front end': { status: 502, page: PAGE },
  'a front-end page with a success status': { status: 200, page: PAGE },
  'a rate limit without an end': { status: 429, retryAfterMs: null },
  [STRAY]: { status: 401, body: { code: 0, message: '401: Unauthorized' } },
};
const CASES = Object.entries(WHERE).flatMap(([where, on]) =>
  Object.entries(WHAT).map(([what, effect]) => [what, where, { on, effect }] as const),
);

test.each(CASES)('the bot retries after %s when asking %s', async (what, _where, fault) => {
  const table = await openTable();
  const { anna, channel, discord } = table;
  const log = openNotebook();
  discord.faults.rest(fault);
  await table.startBot({ log });
  expect((await anna.command(channel, 'help')).message).not.toBeNull();
  const said = log.entries.filter(({ level }) => level === 'warn').map(({ details }) => details['msg']);
  const unreached = expect.stringMatching(/^Discord can't be reached at .*; trying again in 1 s$/u);
  expect(said).toEqual(what === STRAY ? [] : [unreached]);
});
