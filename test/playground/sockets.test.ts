/**
 * Unwanted connections to the playground's sockets: foreign pages, invalid addresses, and invalid
 * frames.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { StandIn } from '../../playground/server/standIn.ts';
import { standInFor } from './connect.ts';

const hostOf = ({ url }: StandIn): string => new URL(url).host;

async function knock(
  standIn: StandIn,
  target: string,
  headers: readonly string[] = [],
  name = hostOf(standIn),
) {
  const { hostname: host, port } = new URL(standIn.url);
  const socket = connect({ host, port: Number(port) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const lines = [
    `GET ${target} HTTP/1.1`,
    `Host: ${name}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

async function statusOf(...asked: Parameters<typeof knock>): Promise<string> {
  const socket = await knock(...asked);
  const [first] = await once(socket, 'data');
  socket.destroy();
  return String(first).split('\r\n')[0] ?? '';
}

async function isServing(standIn: StandIn): Promise<boolean> {
  const page = new WebSocket(`${standIn.url.replace('http', 'ws')}/page`);
  const [data] = await once(page, 'message');
  page.terminate();
  return JSON.parse(String(data)).type === 'hello';
}

it.each([
  ['//', 'HTTP/1.1 404 Not Found'],
  ['http://[', 'HTTP/1.1 404 Not Found'],
  ['/elsewhere', 'HTTP/1.1 404 Not Found'],
  ['/page', 'HTTP/1.1 101 Switching Protocols'],
  ['/gateway/?v=10', 'HTTP/1.1 101 Switching Protocols'],
])('the address %s is answered with %s', async (target, status) => {
  const standIn = await standInFor();
  expect(await statusOf(standIn, target)).toBe(status);
  expect(await isServing(standIn)).toBe(true);
});

it.each(['/attachments/%zz', '//', '/api//', '/avatars/%zz/1.svg'])(
  'the address %s doesn’t lead to a page',
  async (path) => {
    const standIn = await standInFor();
    const { status } = await fetch(`${standIn.url}${path}`);
    expect(Math.floor(status / 100)).toBe(4);
  },
);

it('a page from another site is refused, even by the gateway', async () => {
  const standIn = await standInFor();
  for (const origin of ['https://example.com', 'http://127.0.0.1:1', 'null', 'nonsense'])
    for (const path of ['/page', '/gateway'])
      expect(await statusOf(standIn, path, [`Origin: ${origin}`])).toBe('HTTP/1.1 403 Forbidden');
});

it('a host name that suddenly resolves to this machine is refused by pages and sockets', async () => {
  const standIn = await standInFor();
  const { port } = new URL(standIn.url);
  const asked = async (lines: readonly string[]): Promise<string> => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0] ?? '';
  };
  const name = `attacker.example:${port}`;
  for (const path of ['/', '/api/v10/users/@me', '/.proxy/'])
    expect(await asked([`GET ${path} HTTP/1.1`, `Host: ${name}`])).toBe('HTTP/1.1 403 Forbidden');
  for (const path of ['/page', '/gateway', '/.proxy/live'])
    expect(await statusOf(standIn, path, [`Origin: http://${name}`], name)).toBe('HTTP/1.1 403 Forbidden');
});

it('the playground’s own page is accepted, under any of the machine’s host names', async () => {
  const standIn = await standInFor();
  expect(await statusOf(standIn, '/page', [`Origin: ${standIn.url}`])).toContain('101');
  const { port } = new URL(standIn.url);
  const socket = new WebSocket(`ws://localhost:${port}/page`, { origin: `http://localhost:${port}` });
  await once(socket, 'open');
  socket.terminate();
});

/** RFC 6455: frames that no client may send. */
const BAD_FRAMES: Readonly<Record<string, readonly number[]>> = {
  'an unmasked one': [0x81, 0x01, 0x41],
  'one with reserved bits': [0xf1, 0x80, 0, 0, 0, 0],
  'one of an unknown kind': [0x83, 0x80, 0, 0, 0, 0],
  'text that is no UTF-8': [0x81, 0x81, 0, 0, 0, 0, 0xff],
  'one longer than any': [0x81, 0xff, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
  'a part of nothing': [0x80, 0x80, 0, 0, 0, 0],
  'a farewell of one byte': [0x88, 0x81, 0, 0, 0, 0, 0x03],
  noise: Array.from({ length: 64 }, (_, at) => (at * 37 + 129) % 256),
};

describe.each(['/page', '/gateway'])('an invalid frame at %s', (path) => {
  it.each(Object.entries(BAD_FRAMES))(
    'an invalid frame (%s) ends only its own socket',
    async (_name, bytes) => {
      const standIn = await standInFor();
      const socket = await knock(standIn, path);
      await once(socket, 'data');
      socket.write(Buffer.from(bytes));
      await text(socket);
      expect(await isServing(standIn)).toBe(true);
    },
  );
});
