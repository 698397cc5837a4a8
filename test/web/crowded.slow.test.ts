/** A server flooded by strangers with silent connections, endless bodies, and foreign hosts. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { isAllowedHost } from '../../src/web/listening.ts';
import { openBudget } from '../../src/web/body.ts';
import { inText, type Route } from '../../src/web/route.ts';
import { openWebServer, type WebParts, type WebServer } from '../../src/web/server.ts';

/** More connections than any server accepts. */
const CROWD = 1100;
/** Each address is a different address of this machine. */
const [ATTACKER, OTHER, NEWCOMER] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'];

const hello: Route = { method: 'GET', path: '/', answer: () => inText(200, 'hello') };
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const PART = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';

async function serve(route: Route, more: Partial<WebParts> = {}): Promise<WebServer> {
  const parts = { host: '0.0.0.0', port: 0, routes: [route], report: () => undefined, ...more };
  const opened = await openWebServer(parts);
  if (!opened.ok) throw new Error(opened.problem);
  onTestFinished(() => opened.value.close());
  return opened.value;
}

/** A connection from an address that has sent this text. Resolves when it is connected. */
async function from(address: string, { port }: WebServer, sent: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

async function crowd(address: string, server: WebServer, sent: string): Promise<readonly Socket[]> {
  const sockets: Socket[] = [];
  for (let n = 0; n < CROWD; n += 1) {
    const socket = await from(address, server, sent);
    if (sent === GET) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    sockets.push(socket);
  }
  await setImmediate();
  return sockets;
}

async function asked(server: WebServer): Promise<string> {
  return text(await from(NEWCOMER, server, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'));
}

test.each([
  ['that were answered and are kept', GET],
  ['that send nothing', ''],
  ['whose headers do not end', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['whose bodies do not end', PART],
])('connections %s don’t block other visitors', async (_name, sent) => {
  const server = await serve(hello, { routes: [hello, { ...hello, method: 'POST', mostBody: 2 ** 18 }] });
  const kept = await from(OTHER, server, GET);
  await once(kept, 'data');
  await crowd(ATTACKER, server, sent);
  expect(await asked(server)).toMatch(/^HTTP\/1.1 200 /u);
  const again = once(kept, 'data');
  kept.write(GET);
  expect(String(await again)).toMatch(/^HTTP\/1.1 200 /u);
});

test('a connection with a request is kept, even if a crowd connects from its address', async () => {
  const server = await serve(hello);
  const kept = await from(ATTACKER, server, GET);
  await once(kept, 'data');
  await crowd(ATTACKER, server, '');
  const again = once(kept, 'data');
  kept.write(GET);
  expect(String(await again)).toMatch(/^HTTP\/1.1 200 /u);
});

test('a request that is being answered is not dropped for other requests', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof inText>>();
  const begun = Promise.withResolvers<void>();
  const slow: Route = {
    ...hello,
    path: '/slow',
    answer: () => {
      begun.resolve();
      return answer.promise;
    },
  };
  const server = await serve(hello, { routes: [hello, slow] });
  const waiting = text(
    await from(ATTACKER, server, 'GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  );
  await begun.promise;
  await crowd(ATTACKER, server, '');
  answer.resolve(inText(200, 'at last'));
  expect(await waiting).toContain('at last');
});

test('a route that refuses a request by its headers doesn’t read the body, and ends the connection', async () => {
  const server = await serve({
    ...hello,
    method: 'POST',
    mostBody: 2 ** 18,
    refuse: ({ name }) => (name === 'anna' ? null : inText(401, 'Who are you?')),
  });
  expect(await text(await from(OTHER, server, PART))).toMatch(/^HTTP\/1.1 401 .*Connection: close/su);
});

test('a refused request ends its connection', async () => {
  const server = await serve(hello);
  const missing = await from(OTHER, server, 'GET /missing HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await text(missing)).toMatch(/^HTTP\/1.1 404 .*Connection: close/su);
});

test('if bodies exceed the limit, the largest is dropped, and finished bodies are not counted', () => {
  const budget = openBudget(100);
  const gone: string[] = [];
  const body = (name: string) => () => void gone.push(name);
  const [small, large, ended, last] = ['small', 'large', 'ended', 'last'].map(body);
  if (!small || !large || !ended || !last) throw new Error('no bodies');
  budget.add(small, 10);
  budget.add(ended, 50);
  budget.free(ended);
  for (let part = 0; part < 9; part += 1) budget.add(large, 10);
  expect(gone).toEqual([]);
  budget.add(last, 1);
  expect(gone).toEqual(['large']);
  budget.add(last, 89);
  expect(gone).toEqual(['large']);
  budget.add(small, 1);
  expect(gone).toEqual(['large', 'last']);
});

test('together, unfinished bodies stay within the memory budget', async () => {
  const server = await serve({
    ...hello,
    method: 'POST',
    mostBody: 2 ** 18,
    answer: ({ body }) => inText(200, String(body.length)),
  });
  const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 262144\r\n\r\n';
  const sockets: Socket[] = [];
  for (let n = 0; n < 200; n += 1) {
    const socket = await from(n % 2 === 0 ? ATTACKER : OTHER, server, head);
    socket.write(Buffer.alloc(2 ** 18 - 1));
    sockets.push(socket);
  }
  const givenUp = await Promise.race(sockets.map((socket) => text(socket)));
  expect(givenUp).toMatch(/^HTTP\/1.1 503 .*Connection: close/su);
  const whole = await from(
    NEWCOMER,
    server,
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello`,
  );
  expect(await text(whole)).toMatch(/^HTTP\/1.1 200 .*\r\n5\n$/su);
});

/** A `Host` header, the allowed names, and whether the header is accepted. */
test.each<[string | undefined, readonly string[], boolean]>([
  ['localhost', [], true],
  ['LOCALHOST:9464', [], true],
  ['127.0.0.1:9464', [], true],
  ['10.1.2.3', [], true],
  ['[::1]:9464', [], true],
  ['[2001:db8::1]', [], true],
  [undefined, [], true],
  ['crownhead:9464', ['status.example', 'Crownhead'], true],
  ['crownhead:9464', [], false],
  ['attacker.example', ['crownhead'], false],
  ['attacker.example:9464', ['crownhead'], false],
  ['crownhead.attacker.example', ['crownhead'], false],
  ['127.0.0.1.attacker.example', [], false],
  ['localhost.attacker.example', [], false],
  ['attacker.example@localhost', [], false],
  ['[attacker.example]', [], false],
])('whether the host %j is accepted if the allowed names are %j: %j', (header, names, isAllowed) => {
  expect(isAllowedHost(header, names)).toBe(isAllowed);
});

test('a foreign host name is refused before anything else', async () => {
  const server = await serve(hello, { names: ['crownhead'] });
  const by = async (host: string) =>
    text(await from(OTHER, server, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`));
  expect(await by('attacker.example')).toMatch(/^HTTP\/1.1 403 .*HEALTH_NAMES/su);
  expect(await by('crownhead:9464')).toMatch(/^HTTP\/1.1 200 /u);
});
