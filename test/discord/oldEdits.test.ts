/** Which rate-limited requests are given up, and which wait for their turn. */
import { SnowflakeUtil } from 'discord.js';
import { expect, test } from 'vitest';
import { givesUp } from '../../src/discord/oldEdits.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const API = 'https://discord.com/api/v10';
const messageAged = (ms: number): string => SnowflakeUtil.generate({ timestamp: NOON - ms }).toString();
const MINUTE = 60_000;

const REQUESTS: readonly (readonly [string, string, string, boolean])[] = [
  ['an edit of an old message', 'PATCH', `/channels/1/messages/${messageAged(61 * MINUTE)}`, true],
  ['an edit of a young message', 'PATCH', `/channels/1/messages/${messageAged(59 * MINUTE)}`, false],
  ['an edit of the message that was pressed', 'PATCH', '/webhooks/1/token/messages/@original', true],
  ['the deletion of an old message', 'DELETE', `/channels/1/messages/${messageAged(61 * MINUTE)}`, false],
  ['a new message', 'POST', '/channels/1/messages', false],
  ['an edit of a command', 'PATCH', '/applications/1/commands/2', false],
];

test.each(REQUESTS)('%s', (_name, method, path, expected) => {
  expect(givesUp({ method, url: API + path }, NOON)).toBe(expected);
});
