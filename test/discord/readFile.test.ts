/** Fetching what was attached, from a server that serves, refuses, lies about the size, or is not there. */
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LARGEST_FILE } from '../../src/app/file.ts';
import { readFile } from '../../src/discord/readFile.ts';

const server = createServer((request, response) => {
  if (request.url === '/none') return void response.writeHead(404).end();
  if (request.url === '/broken')
    return void response.writeHead(200, { 'content-length': 10 }).write('x', () => response.destroy());
  response.end(request.url === '/endless' ? 'x'.repeat(2 * LARGEST_FILE) : '1. c3-d4 *');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const at = (path: string, size = 10) => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return readFile({ name: 'game.pdn', size, url: `http://127.0.0.1:${address.port}${path}` });
};

test('its bytes come', async () => {
  expect(await at('/game.pdn')).toEqual({ ok: true, value: Buffer.from('1. c3-d4 *') });
});

test.each([
  ['a file that says it is too large', '/game.pdn', LARGEST_FILE + 1, 'file-too-large'],
  ['one that is larger than it says', '/endless', 10, 'file-too-large'],
  ['one that is gone', '/none', 10, 'file-unreachable'],
  ['one that breaks off', '/broken', 10, 'file-unreachable'],
] as const)('%s is refused', async (_what, path, size, code) => {
  expect(await at(path, size)).toMatchObject({ ok: false, problem: { code } });
});

test('so is one at no address', async () => {
  const read = await readFile({ name: 'x', size: 1, url: 'http://127.0.0.1:1/x' });
  expect(read).toMatchObject({ ok: false, problem: { code: 'file-unreachable' } });
});
