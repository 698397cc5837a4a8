/** Which rate-limited requests are given up, and which wait for their turn. */
import { SnowflakeUtil } from 'discord.js';
import { expect, test } from 'vitest';
import { whyGivenUp } from '../../src/discord/rateLimits.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const API = 'https://discord.com/api/v10';
const messageAged = (ms: number): string => SnowflakeUtil.generate({ timestamp: NOON - ms }).toString();
const MINUTE = 60_000;

const SECOND = 1000;
const OLD = `/channels/1/messages/${messageAged(61 * MINUTE)}`;
const YOUNG = `/channels/1/messages/${messageAged(59 * MINUTE)}`;

const REQUESTS: readonly (readonly [string, string, string, number, string | null])[] = [
  ['an edit of an old message', 'PATCH', OLD, 2 * SECOND, 'old-edit'],
  ['an edit of a young message', 'PATCH', YOUNG, 2 * SECOND, null],
  ['an edit of the message that was pressed', 'PATCH', '/webhooks/1/token/messages/@original', 1, 'old-edit'],
  ['the deletion of an old message', 'DELETE', OLD, 2 * SECOND, null],
  ['a new message', 'POST', '/channels/1/messages', 2 * SECOND, null],
  ['an edit of a command', 'PATCH', '/applications/1/commands/2', 2 * SECOND, null],
  ['a limit that is over in half a minute', 'POST', '/channels/1/messages', 30 * SECOND, null],
  ['a limit of an hour', 'POST', '/channels/1/messages', 60 * MINUTE, 'too-long'],
  ['a limit that tells no end', 'POST', '/channels/1/messages', 0, 'no-end'],
  ['a limit that tells its end in words', 'POST', '/channels/1/messages', Number.NaN, 'no-end'],
];

test.each(REQUESTS)('%s', (_name, method, path, retryAfter, expected) => {
  expect(whyGivenUp({ method, url: API + path, retryAfter }, NOON)).toBe(expected);
});
