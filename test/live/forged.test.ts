/** Any text from a page is read as a valid message or rejected, and limits are enforced. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect as connectTo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  anything,
  array,
  assert,
  constantFrom,
  dictionary,
  integer,
  json,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSockets } from '../../src/live/door/sockets.ts';
import { readMessage } from '../../src/live/messages.ts';
import { keepScreen, noScreens, type Offered, pressedOn } from '../../src/live/screen/screens.ts';
import { writeScreen } from '../../src/live/screen/write.ts';
import { openWebServer } from '../../src/web/server.ts';
import { ALL_RUNS, runsOf } from '../runs.ts';

const KINDS = new Set(['hello', 'move', 'open', 'press', 'ping']);

test('any text from a page is either read or rejected', () => {
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
    { numRuns: runsOf(5000) },
  );
  assert(
    property(anything(), (value) => {
      const read = readMessage(JSON.stringify({ kind: 'move', ply: value, move: value }));
      return read === null || read.kind === 'move';
    }),
  );
});

test.each([
  ['a message with an extra field', { kind: 'ping', more: 1 }],
  ['a negative ply', { kind: 'move', ply: -1, move: 'c3-d4' }],
  ['a position before the first', { kind: 'open', screen: 'explorer', ply: -1 }],
  ['an endless lesson name', { kind: 'open', screen: 'learn', chosen: 'x'.repeat(200) }],
  ['half a ply', { kind: 'move', ply: 0.5, move: 'c3-d4' }],
  ['an endless move', { kind: 'move', ply: 0, move: 'c3:'.repeat(100) }],
  ['an invalid id', { kind: 'hello', session: null, game: '../../x' }],
  ['an endless session', { kind: 'hello', session: 'x'.repeat(2000), game: 'abc' }],
  ['a theme of another kind', { kind: 'look', theme: 'toString', pieces: null }],
  [
    'a press by its id',
    { kind: 'press', screen: 1, control: 0, values: [], answers: {}, press: 'resign|confirm|x|0' },
  ],
  ['a screen that no page opens', { kind: 'open', screen: 'server settings' }],
])('%s is unreadable', (_, message) => {
  expect(readMessage(JSON.stringify(message))).toBeNull();
});

const PRESSES = ['confirm', 'withdraw'].map((action) => ({ command: 'resign', action, args: ['abc', '0'] }));
const OFFERED: readonly Offered[] = [
  { press: PRESSES[0]! },
  { press: PRESSES[1]!, choices: [{ label: 'A', value: 'a' }] },
  {
    press: PRESSES[1]!,
    questions: [{ kind: 'line', name: 'text', label: 'Text', value: '', longest: 3, isRequired: true }],
  },
];

test('only shown controls can be pressed, and only with the offered values', () => {
  const screens = noScreens();
  const numbers = Array.from({ length: 12 }, () =>
    keepScreen(screens, { opened: 'guess', offered: OFFERED, isFirst: false }),
  );
  const kept = new Set(numbers.slice(-8));
  const text = oneof(constantFrom('', 'a', 'b', 'abc', 'abcd', ' '), string());
  const pressing = record({
    screen: integer({ min: 0, max: 13 }),
    control: integer({ min: 0, max: 3 }),
    values: array(text, { maxLength: 2 }),
    answers: dictionary(constantFrom('text', 'other', '__proto__'), text, { maxKeys: 2 }),
  });
  let pressed = 0;
  assert(
    property(pressing, (given) => {
      const found = pressedOn(screens, given);
      if (!found) return;
      pressed += 1;
      const { screen, control, values, answers } = given;
      expect(kept.has(screen)).toBe(true);
      expect(found).toMatchObject({ opened: 'guess', pressed: OFFERED[control]!.press });
      expect(values).toEqual(control === 1 ? ['a'] : []);
      expect(Object.keys(answers)).toEqual(control === 2 ? ['text'] : []);
      expect((answers['text'] ?? '').length).toBeLessThanOrEqual(3);
    }),
    { numRuns: runsOf(5000) },
  );
  expect(pressed).toBeGreaterThan(ALL_RUNS ? 20 : 0);
});

test('a disabled button is shown but can’t be pressed', async () => {
  const [press] = PRESSES;
  const button = { press: press!, label: 'Resign', style: 'danger', isDisabled: true } as const;
  const screen = { blocks: [{ kind: 'buttons', buttons: [button] }], notifies: [] } as const;
  const { shown, offered } = await writeScreen(screen, {
    nameOf: async () => '',
    guildId: null,
    channelId: '',
    locale: 'en',
  });
  expect(JSON.stringify(shown)).toContain('Resign');
  expect(offered).toEqual([]);
});

/** A server that echoes its pages' messages. */
async function served(most?: number) {
  let at = 0;
  const heard: string[] = [];
  const errors: unknown[] = [];
  const sockets = openSockets({
    listen: ({ send, isOf }) => ({
      hear: async (text) => {
        if (text === 'fault') throw new Error('a bug');
        const [, user] = /^I am (?<user>.*)$/u.exec(text) ?? [];
        if (user !== undefined) isOf(user);
        heard.push(text);
        send(text);
      },
      close: () => undefined,
    }),
    stopwatch: () => at,
    report: (error) => errors.push(error),
    ...(most !== undefined && { most }),
  });
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, socket, head) =>
    sockets.upgrade(request, socket, head, String(request.headers['x-forwarded-for'] ?? '127.0.0.1')),
  );
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const connect = (from = '127.0.0.1'): WebSocket => {
    const headers = { 'X-Forwarded-For': from };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { origin: 'https://ours.example', headers });
    socket.on('error', () => undefined);
    onTestFinished(() => socket.terminate());
    return socket;
  };
  return { sockets, heard, errors, connect, pass: (ms: number) => (at += ms) };
}

const closed = async (socket: WebSocket): Promise<number> => Number((await once(socket, 'close'))[0]);

test('all messages from a fast player are handled in order, but the last are delayed', async () => {
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

test('a flood of messages ends the connection, but a person’s normal messages don’t', async () => {
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

test('a large message, a binary message and a bug end only their own connection', async () => {
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

/** A foreign page that breaks its connection during the refusal, and a page that keeps it. */
test('broken connections affect no others, and don’t delay the shutdown', async () => {
  const { sockets } = await served();
  const errors: unknown[] = [];
  const opened = await openWebServer({
    host: '127.0.0.1',
    port: 0,
    routes: [],
    upgrade: sockets.upgrade,
    isOwn: (origin) => origin === 'https://ours.example',
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

const FULL = 12;

/** All opened connections, in the order of `addresses`. Rejected connections are closed. */
async function crowd(addresses: readonly string[]) {
  const { connect, sockets } = await served(FULL);
  const all = addresses.map((address) => connect(address));
  await Promise.all(all.map((each) => once(each, 'open')));
  return { connect, sockets, all };
}

const isOpen = (socket: WebSocket): boolean => socket.readyState === socket.OPEN;

test('if there is no room, the visitor with the most connections loses the oldest connection', async () => {
  const greedy = Array.from({ length: 8 }, (_, n) => `10.0.0.${n % 2}`);
  const { connect, sockets, all } = await crowd([...greedy, '10.0.1.1', '10.0.1.2', '10.0.1.3', '10.0.1.4']);
  const newcomers = ['10.0.2.1', '10.0.2.2', '10.0.2.3', '10.0.2.4'].map((address) => connect(address));
  await Promise.all(newcomers.map((each) => once(each, 'open')));
  expect(sockets.count()).toBe(FULL);
  await expect.poll(() => all.map(isOpen)).toEqual([...greedy.map((_, n) => n > 3), true, true, true, true]);
  expect(newcomers.every(isOpen)).toBe(true);
});

test('one person’s connections count together, whatever their addresses', async () => {
  const own = Array.from({ length: 6 }, (_, n) => `10.0.0.${n}`);
  const { connect, all } = await crowd([...own, ...Array.from({ length: 6 }, () => '10.0.1.1')]);
  for (const socket of all.slice(0, 6)) {
    socket.send('I am one');
    await once(socket, 'message');
  }
  all[6]?.send('I am another');
  if (all[6]) await once(all[6], 'message');
  await once(connect('10.0.2.1'), 'open');
  await expect.poll(() => all.map(isOpen)).toEqual([false, ...all.slice(1).map(() => true)]);
});

test('an IPv6 network counts as one visitor, and nobody can open thousands of connections at once', async () => {
  const { connect } = await served();
  const opened = await Promise.all(
    Array.from({ length: 320 }, (_, n) => {
      const socket = connect(`2001:db8:0:1::${n.toString(16)}`);
      return new Promise<boolean>((resolve) => {
        for (const end of ['open', 'error'] as const) socket.once(end, () => resolve(end === 'open'));
      });
    }),
  );
  expect(opened.filter(Boolean)).toHaveLength(300);
  await once(connect('2001:db8:0:2::1'), 'open');
});
