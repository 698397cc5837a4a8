/** Any text from a page is read as a valid message or rejected, and limits are enforced. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect as connectTo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { anything, assert, json, jsonValue, oneof, property, string } from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSockets } from '../../src/live/sockets.ts';
import { readMessage } from '../../src/live/messages.ts';
import { openWebServer } from '../../src/web/server.ts';

const KINDS = new Set(['hello', 'move', 'offer', 'resign', 'ping']);

test('any text', () => {
  const text = oneof(
    string({ unit: 'binary' }),
    json(),
    jsonValue().map((value) => JSON.stringify({ kind: 'move', ...Object(value) })),
  );
  assert(
    property(text, (sent) => {
      const read = readMessage(sent);
      expect(read === null || KINDS.has(read.kind)).toBe(true);
    }),
    { numRuns: 5000 },
  );
  assert(
    property(anything(), (value) => {
      const read = readMessage(JSON.stringify({ kind: 'move', ply: value, move: value }));
      return read === null || read.kind === 'move';
    }),
  );
});

const EXPLORE = { kind: 'explore', ply: 0, band: 'all', since: 'ever', by: null };

test('a question to the explorer is read', () => {
  expect(readMessage(JSON.stringify(EXPLORE))).toEqual(EXPLORE);
});

test.each([
  ['a field too many', { kind: 'ping', more: 1 }],
  ['a negative ply', { kind: 'resign', ply: -1 }],
  ['a position before the first', { ...EXPLORE, ply: -1 }],
  ['games of a rating that is none', { ...EXPLORE, band: '9000' }],
  ['games of someone else', { ...EXPLORE, by: 'anna' }],
  ['half a ply', { kind: 'resign', ply: 0.5 }],
  ['a move without end', { kind: 'move', ply: 0, move: 'c3:'.repeat(100) }],
  ['an id that is none', { kind: 'hello', session: null, game: '../../x' }],
  ['a session without end', { kind: 'hello', session: 'x'.repeat(2000), game: 'abc' }],
  ['an endless plan', { kind: 'plan', ply: 0, line: 'c3-d4 '.repeat(1000) }],
  ['a planned line before the first', { kind: 'unplan', ply: 0, line: -1 }],
  [
    'a lesson that is none',
    { kind: 'lesson', session: null, locale: 'en', lesson: 'x', path: [], move: null },
  ],
  [
    'a lesson without end',
    { kind: 'lesson', session: null, locale: 'en', lesson: 'move', path: Array(99).fill('a'), move: null },
  ],
  ['a puzzle without a session', { kind: 'puzzle', session: null, variant: 'russian', deed: null }],
  ['a puzzle of a variant without any', { kind: 'puzzle', session: 's', variant: 'thai', deed: null }],
  ['a theme of another kind', { kind: 'look', theme: 'toString', pieces: null }],
  ['an offer of another kind', { kind: 'offer', ply: 0, deed: 'offer', offer: 'match' }],
])('%s is unreadable', (_, message) => {
  expect(readMessage(JSON.stringify(message))).toBeNull();
});

/** A server whose pages are echoed. */
async function served(most?: number) {
  let at = 0;
  const heard: string[] = [];
  const errors: unknown[] = [];
  const sockets = openSockets({
    origins: ['https://ours.example'],
    activity: 'https://123.discordsays.com',
    talk: ({ send }) => ({
      hear: async (text) => {
        if (text === 'fault') throw new Error('a bug');
        heard.push(text);
        send(text);
      },
      isLoggedIn: () => heard.includes('log in'),
      close: () => undefined,
    }),
    stopwatch: () => at,
    report: (error) => errors.push(error),
    ...(most !== undefined && { most }),
  });
  const server = createServer().on('upgrade', sockets.upgrade).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const connect = (origin = 'https://ours.example'): WebSocket => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { origin });
    socket.on('error', () => undefined);
    onTestFinished(() => socket.terminate());
    return socket;
  };
  return { sockets, heard, errors, connect, pass: (ms: number) => (at += ms) };
}

const closed = async (socket: WebSocket): Promise<number> => Number((await once(socket, 'close'))[0]);

test('a quick hand’s messages are all heard in their order, the last of them later', async () => {
  const { connect, heard, pass } = await served();
  const quick = connect();
  await once(quick, 'open');
  const sent = Array.from({ length: 35 }, (_, n) => `move ${n}`);
  for (const text of sent) quick.send(text);
  await expect.poll(() => heard).toEqual(sent.slice(0, 20));
  pass(1000);
  await expect.poll(() => heard).toEqual(sent.slice(0, 22));
  pass(60_000);
  quick.send('one more');
  await expect.poll(() => heard).toEqual([...sent, 'one more']);
});

test('a flood ends the connection; a person’s messages do not', async () => {
  const { connect, heard, pass } = await served();
  const calm = connect();
  await once(calm, 'open');
  for (let sent = 0; sent < 100; sent += 1) {
    pass(500);
    calm.send('x');
    await once(calm, 'message');
  }
  expect(heard).toHaveLength(100);
  pass(60_000);
  for (let sent = 0; sent < 100; sent += 1) calm.send('x');
  expect(await closed(calm)).toBe(1008);
  expect(heard.length).toBeLessThan(125);
});

test('a large message, a binary one and a bug end only that connection', async () => {
  const { connect, errors, sockets } = await served();
  const [large, binary, buggy, other] = [connect(), connect(), connect(), connect()];
  await Promise.all([large, binary, buggy, other].map((each) => once(each, 'open')));
  large.send('x'.repeat(5000));
  binary.send(Buffer.from('x'));
  buggy.send('fault');
  expect(await Promise.all([large, binary, buggy].map(closed))).toEqual([1009, 1008, 1013]);
  expect(errors).toHaveLength(1);
  other.send('still here');
  expect(String((await once(other, 'message'))[0])).toBe('still here');
  await expect.poll(sockets.count).toBe(1);
});

/** A foreign page that breaks its connection during the refusal, and one that never closes it. */
test('broken connections affect no others, and don’t delay the stop', async () => {
  const { sockets } = await served();
  const errors: unknown[] = [];
  const opened = await openWebServer({
    host: '127.0.0.1',
    port: 0,
    routes: [],
    upgrade: sockets.upgrade,
    report: (error) => errors.push(error),
  });
  if (!opened.ok) throw new Error(opened.problem);
  const server = opened.value;
  const { port } = server;
  const knock = async (origin: string): Promise<Socket> => {
    const socket = connectTo(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(
      `GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: ${origin}\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    return socket;
  };
  for (let n = 0; n < 50; n += 1) {
    const socket = await knock('https://elsewhere.example');
    if (n % 2 === 0) await once(socket, 'data');
    socket.resetAndDestroy();
  }
  const silent = await knock('https://ours.example');
  await once(silent, 'data');
  await expect.poll(sockets.count).toBe(1);
  sockets.close();
  await expect(Promise.race([server.close().then(() => 'closed'), sleep(5000, 'held up')])).resolves.toBe(
    'closed',
  );
  expect(errors).toEqual([]);
  silent.destroy();
});

test('when all places are taken, the first visitor without a login makes room', async () => {
  const { connect, sockets } = await served(3);
  const [first, second, third] = [connect(), connect(), connect()];
  await Promise.all([first, second, third].map((each) => once(each, 'open')));
  const gone = closed(first);
  await once(connect(), 'open');
  await gone;
  expect(sockets.count()).toBe(3);
  second.send('log in');
  await once(second, 'message');
  expect(
    await new Promise((resolve) =>
      connect().once('unexpected-response', (_, { statusCode }) => resolve(statusCode)),
    ),
  ).toBe(503);
});

test.each(['null', 'https://123.discordsays.com'])(
  'Activities (%s) share the addresses of Discord’s proxy, so they have more',
  async (origin) => {
    const { connect, sockets } = await served();
    for (let n = 0; n < 60; n += 1) await once(connect(origin), 'open');
    expect(sockets.count()).toBe(60);
  },
);

test('connections per address are limited, and closed ones are no longer counted', async () => {
  const { connect, sockets } = await served();
  const opened = await Promise.all(
    Array.from({ length: 60 }, () => {
      const socket = connect();
      return new Promise<{ socket: WebSocket; isOpen: boolean }>((resolve) => {
        for (const end of ['open', 'error'] as const)
          socket.once(end, () => resolve({ socket, isOpen: end === 'open' }));
      });
    }),
  );
  expect(opened.filter(({ isOpen }) => isOpen)).toHaveLength(40);
  for (const { socket } of opened) socket.terminate();
  await expect.poll(sockets.count).toBe(0);
  await once(connect(), 'open');
});
