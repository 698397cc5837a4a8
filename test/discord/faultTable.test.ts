/**
 * Discord's faults, one by one, as responses of the stand-in to a real client. For each: how often
 * the client retries at once, the result for the message, and whether it is certain that nothing
 * was sent. `app/due/kind.ts` decides when to retry.
 */
import { once } from 'node:events';
import { RESTEvents, SnowflakeUtil } from 'discord.js';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { RestFault } from '../../playground/server/faults.ts';
import { startStandIn } from '../../playground/server/standIn.ts';
import { faultOf, isExpected, isUndone, rowOf } from '../../src/discord/outgoing/faults.ts';
import { openEditBudget } from '../../src/discord/outgoing/editBudget.ts';
import { directsOver, messengerOver } from '../../src/discord/outgoing/messenger.ts';
import type { Present } from '../../src/discord/showing/present.ts';
import { madeAt } from '../../src/discord/snowflake.ts';
import { UNHURRIED } from '../story/cards.ts';
import { plainRest } from './plainRest.ts';
import { whyGivenUp } from '../../src/discord/outgoing/rateLimits.ts';
import * as fc from 'fast-check';
import { fit } from '../../src/discord/showing/fit.ts';

const present: Present = async () => ({
  body: {
    flags: 1 << 15,
    components: [{ type: 10, content: 'a card' }],
    attachments: [],
    allowed_mentions: {},
  },
  files: [],
});
const SCREEN = { blocks: [], notifies: [] };
const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);

async function sender() {
  const discord = await startStandIn({ limits: UNHURRIED });
  onTestFinished(() => discord.close());
  const rest = plainRest(discord);
  const errors: unknown[] = [];
  const time = { now: NOON };
  const report = (error: unknown): void => void errors.push(error);
  const directs = directsOver(rest, report, () => time.now);
  const messenger = messengerOver(
    rest,
    present,
    report,
    () => discord.botId,
    directs,
    openEditBudget(() => time.now),
  );
  const place = { guildId: discord.guildId, channelId: discord.channel('draughts'), locale: 'en-US' };
  const post = () => messenger.post(place, SCREEN, 'the key');
  return { discord, rest, errors, messenger, place, post, time };
}

const PAGE = '<html><body>error code: 1015</body></html>';
const refused = (status: number, code: number, message = 'refused') => ({ status, body: { code, message } });

type Sent = readonly [effect: RestFault['effect'], requests: number, outcome: string, isUndone: boolean];

const ROWS: Readonly<Record<string, Sent>> = {
  '401': [refused(401, 0), 1, 'later', true],
  '403': [refused(403, 0), 1, 'forbidden', true],
  '404': [refused(404, 0), 1, 'later', true],
  '10003, the channel was deleted': [refused(404, 10003), 1, 'gone', true],
  '10008, the message was deleted': [refused(404, 10008), 1, 'gone', true],
  '10062, the interaction is over': [refused(404, 10062), 1, 'later', true],
  '40060, it was answered': [refused(400, 40060), 1, 'later', true],
  '50001, no access': [refused(403, 50001), 1, 'forbidden', true],
  '50013, no permission': [refused(403, 50013), 1, 'forbidden', true],
  '50007, no direct messages': [refused(403, 50007), 1, 'forbidden', true],
  '50035, a mistake of ours': [refused(400, 50035), 1, 'refused', true],
  '40005, it is too large': [refused(413, 40005), 1, 'refused', true],
  '40006, switched off for now': [refused(400, 40006), 1, 'later', true],
  '30046, too many old edits': [refused(400, 30046), 1, 'later', true],
  '160004, the thread is there': [refused(400, 160004), 1, 'later', false],
  '500': [{ status: 500 }, 4, 'later', true],
  '502': [{ status: 502 }, 4, 'later', false],
  '503': [{ status: 503 }, 4, 'later', true],
  '504': [{ status: 504 }, 4, 'later', false],
  '403 with a page': [{ status: 403, page: PAGE }, 1, 'later', true],
  '404 with a page': [{ status: 404, page: PAGE }, 1, 'later', true],
  '502 with a page': [{ status: 502, page: PAGE }, 4, 'later', false],
  '200 with a page': [{ status: 200, page: PAGE }, 1, 'later', false],
  '429 without an end': [{ status: 429, retryAfterMs: null }, 1, 'later', true],
  '429 with a page': [{ status: 429, page: PAGE }, 1, 'later', true],
  '429 for an hour': [{ status: 429, retryAfterMs: 3_600_000 }, 1, 'later', true],
  '429 for an hour, global': [{ status: 429, retryAfterMs: 3_600_000, global: true }, 1, 'later', true],
  'a connection that breaks before': [{ drop: 'before' }, 1, 'later', false],
  'a connection that breaks after': [{ drop: 'after' }, 1, 'later', false],
};

test.each(Object.entries(ROWS))(
  'the result for a message that always fails with: %s',
  async (_name, [effect, requests, outcome, undone]) => {
    const { discord, errors, post } = await sender();
    discord.faults.rest({ times: Number.POSITIVE_INFINITY, effect });
    expect(await post()).toBe(outcome);
    expect(discord.requests).toHaveLength(requests);
    expect(errors).toHaveLength(1);
    expect(rowOf(errors[0])).not.toBeNull();
    expect([faultOf(errors[0]), isUndone(errors[0])]).toEqual([outcome, undone]);
    discord.faults.clear();
    // The client remembers a global limit until it ends, and sends nothing before that.
    if ('global' in effect) return;
    expect(await post()).toMatchObject({ channelId: discord.channel('draughts') });
    expect(discord.visitor('Anna').messages(discord.channel('draughts'))).toHaveLength(1);
  },
);

test('a message is tried later if no server is running', async () => {
  const { rest, errors, messenger, place } = await sender();
  rest.options.api = 'http://127.0.0.1:9/api';
  expect(await messenger.post(place, SCREEN, 'k')).toBe('later');
  expect([isUndone(errors[0]), isExpected(errors[0])]).toEqual([true, true]);
});

test('a message is tried later if the server never answers', async () => {
  const { rest, errors, messenger, place } = await sender();
  const mute = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  onTestFinished(() => void mute.close());
  const address = mute.address();
  rest.options.api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api`;
  rest.options.timeout = 50;
  expect(await messenger.post(place, SCREEN, 'k')).toBe('later');
  expect([isUndone(errors[0]), isExpected(errors[0])]).toEqual([false, true]);
});

const PASSING: Readonly<Record<string, RestFault>> = {
  'a rate limit': { effect: { status: 429, retryAfterMs: 200 }, times: 3 },
  'a rate limit of the whole bot': { effect: { status: 429, retryAfterMs: 200, global: true }, times: 3 },
  'three faults of Discord': { effect: { status: 503 }, times: 3 },
};

test.each(Object.entries(PASSING))('a message is sent once despite %s', async (_name, fault) => {
  const { discord, errors, post } = await sender();
  discord.faults.rest(fault);
  expect(await post()).toMatchObject({ channelId: discord.channel('draughts') });
  expect(discord.visitor('Anna').messages(discord.channel('draughts'))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('simultaneous searches for a message cause one request to Discord, and later searches cause another', async () => {
  const { rest, discord, messenger, post } = await sender();
  const card = await post();
  if (typeof card === 'string') throw new Error(card);
  let asked = 0;
  rest.on(RESTEvents.Response, ({ method }) => void (asked += method === 'GET' ? 1 : 0));
  const looked = await Promise.all([1, 2, 3].map(() => messenger.find(card)));
  expect([looked, asked]).toEqual([[1, 2, 3].map(() => expect.objectContaining(card)), 1]);
  discord.deleteMessage(card.messageId);
  expect([await messenger.find(card), asked]).toEqual(['gone', 2]);
});

test('a sent message is found in a busy channel', async () => {
  const { discord, messenger, place } = await sender();
  const anna = discord.visitor('Anna');
  const sent = [];
  for (const key of ['one', 'two', 'three']) {
    sent.push(await messenger.post(place, SCREEN, key));
    for (let said = 0; said < 99; said += 1) anna.say(place.channelId, 'hello');
  }
  expect(await messenger.sentSince(place, 0)).toMatchObject(sent);
  expect(discord.requests.filter(({ method }) => method === 'GET')).toHaveLength(4);
});

test('without permission to read the history, a sent message never counts as missing', async () => {
  const { discord, messenger, place, post } = await sender();
  const card = await post();
  if (typeof card === 'string') throw new Error(card);
  const sent = () => messenger.sentSince(place, madeAt(card.messageId) + 1);
  expect(await sent()).toEqual([]);
  discord.deny(place.channelId, 'ReadMessageHistory');
  expect(await sent()).toBe('forbidden');
  discord.deny(place.channelId, 'ViewChannel');
  expect(await sent()).toBe('forbidden');
  discord.allow(place.channelId, 'ViewChannel', 'ReadMessageHistory');
  expect(await sent()).toEqual([]);
});

/** Discord's answer, the result for that message, and for other messages within a day. */
const UNWRITTEN: Readonly<Record<string, readonly [RestFault['effect'], string, string]>> = {
  wrong: [refused(400, 50_033), 'refused', 'later'],
  forbidden: [refused(403, 0), 'forbidden', 'forbidden'],
  'unknown user': [refused(404, 10_013), 'gone', 'gone'],
};

test.each(Object.entries(UNWRITTEN))(
  'a user’s channel is requested once per day if refused, however many messages there are: %s',
  async (_name, [effect, outcome, others]) => {
    const { discord, errors, messenger, time } = await sender();
    const tell = (key: string) => messenger.direct(discord.visitor('Anna').person.id, SCREEN, key);
    discord.faults.rest({ times: Number.POSITIVE_INFINITY, effect });
    expect(await tell('one')).toBe(outcome);
    for (const key of ['two', 'three']) expect(await tell(key)).toBe(others);
    expect([discord.requests.length, errors.length]).toEqual([1, 1]);
    discord.faults.clear();
    time.now += 23 * 60 * MINUTE;
    expect(await tell('four')).toBe(others);
    time.now += 60 * MINUTE;
    expect(await tell('five')).toMatchObject({ messageId: expect.any(String) });
    expect(discord.requests).toHaveLength(3);
  },
);

test('a user’s channel is requested again at once if Discord did not answer', async () => {
  const { discord, messenger } = await sender();
  const tell = () => messenger.direct(discord.visitor('Anna').person.id, SCREEN, 'one');
  discord.faults.rest({ times: 1, effect: { drop: 'before' } });
  expect([await tell(), await tell()]).toEqual(['later', expect.objectContaining({})]);
});

const API = 'https://discord.com/api/v10';
const messageAged = (ms: number): string => SnowflakeUtil.generate({ timestamp: NOON - ms }).toString();

const SECOND = 1000;
const OLD = `/channels/1/messages/${messageAged(61 * MINUTE)}`;
const YOUNG = `/channels/1/messages/${messageAged(59 * MINUTE)}`;

test.each<[string, string, string, number, string | null]>([
  ['an edit of an old message', 'PATCH', OLD, 2 * SECOND, 'old-edit'],
  ['an edit of a young message', 'PATCH', YOUNG, 2 * SECOND, null],
  ['an edit of the message that was pressed', 'PATCH', '/webhooks/1/token/messages/@original', 1, 'old-edit'],
  ['the deletion of an old message', 'DELETE', OLD, 2 * SECOND, null],
  ['a new message', 'POST', '/channels/1/messages', 2 * SECOND, null],
  ['an edit of a command', 'PATCH', '/applications/1/commands/2', 2 * SECOND, null],
  ['a limit that is over in half a minute', 'POST', '/channels/1/messages', 30 * SECOND, null],
  ['a limit of an hour', 'POST', '/channels/1/messages', 60 * MINUTE, 'too-long'],
  ['a limit without an end', 'POST', '/channels/1/messages', 0, 'no-end'],
  ['a limit whose end is a text', 'POST', '/channels/1/messages', Number.NaN, 'no-end'],
])('%s', (_name, method, path, retryAfter, expected) => {
  expect(whyGivenUp({ method, url: API + path, retryAfter }, NOON)).toBe(expected);
});

test.each([
  ['c3-d4', 5, 'c3-d4'],
  ['c3-d4', 4, 'c3-…'],
  ['👑👑👑', 6, '👑👑👑'],
  ['👑👑👑', 5, '👑👑…'],
  ['👑👑👑', 4, '👑…'],
])('%s in %i characters is %s', (text, limit, expected) => {
  expect(fit(text, limit)).toBe(expected);
});

test('a text is never too long, and never ends within a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      const fitted = fit(text, limit);
      expect(fitted.length).toBeLessThanOrEqual(limit);
      expect(fitted.isWellFormed()).toBe(text.isWellFormed());
    }),
  );
});
