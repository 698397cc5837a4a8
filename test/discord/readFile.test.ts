/** Fetching attachments from a server that sends them, refuses, gives a wrong size, or is down. */
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LARGEST_FILE } from '../../src/app/ports/reading.ts';
import { readFileFrom } from '../../src/discord/outgoing/readFile.ts';

const server = createServer((request, response) => {
  if (request.url === '/none') return void response.writeHead(404).end();
  if (request.url === '/broken')
    return void response.writeHead(200, { 'content-length': 10 }).write('x', () => response.destroy());
  if (request.url === '/elsewhere') return void response.writeHead(302, { location: '/game.pdn' }).end();
  response.end(request.url === '/endless' ? 'x'.repeat(2 * LARGEST_FILE) : '1. c3-d4 *');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const origin = (): string => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return `http://127.0.0.1:${address.port}`;
};
const at = (path: string, size = 10) =>
  readFileFrom(`${origin()}/api`)({ name: 'game.pdn', size, url: `${origin()}${path}` });

test('the attachment’s bytes are returned', async () => {
  const read = await at('/game.pdn');
  expect(read.ok && Buffer.from(read.value).toString()).toBe('1. c3-d4 *');
});

test.each([
  ['a file whose stated size is too large', '/game.pdn', LARGEST_FILE + 1, 'file-too-large'],
  ['a file that is larger than its stated size', '/endless', 10, 'file-too-large'],
  ['a file that was deleted', '/none', 10, 'file-unreachable'],
  ['a file that has moved', '/elsewhere', 10, 'file-unreachable'],
  ['a file that breaks off', '/broken', 10, 'file-unreachable'],
] as const)('%s is refused', async (_what, path, size, code) => {
  expect(await at(path, size)).toMatchObject({ ok: false, problem: { code } });
});

test('a file without an address is refused', async () => {
  const read = await readFileFrom('http://127.0.0.1:1/api')({
    name: 'x',
    size: 1,
    url: 'http://127.0.0.1:1/x',
  });
  expect(read).toMatchObject({ ok: false, problem: { code: 'file-unreachable' } });
});

test('an address outside Discord’s servers is refused without a request', async () => {
  const asked: string[] = [];
  const hear = (request: { readonly url?: string | undefined }): void => void asked.push(request.url ?? '');
  server.on('request', hear);
  const read = readFileFrom('https://discord.com/api');
  for (const url of [`${origin()}/game.pdn`, 'file:///etc/passwd', 'http://cdn.discordapp.com/x', 'nonsense'])
    expect(await read({ name: 'x', size: 1, url })).toMatchObject({ problem: { code: 'file-unreachable' } });
  server.off('request', hear);
  expect(asked).toEqual([]);
});
