/** The HTTP server over real connections: its answers, its refusals, and how it closes. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { listenWords, type ListenFault } from '../../src/web/listening.ts';
import { inText, type Asked, type Route } from '../../src/web/route.ts';
import { openWebServer, type WebServer } from '../../src/web/server.ts';

const open = new Set<WebServer>();
const reported: unknown[] = [];

afterEach(async () => {
  await Promise.all([...open].map((server) => server.close()));
  open.clear();
  reported.length = 0;
});

const report = (error: unknown): void => void reported.push(error);

async function serve(...routes: readonly Route[]): Promise<WebServer> {
  const opened = await openWebServer({ host: '127.0.0.1', port: 0, routes, report });
  if (!opened.ok) throw new Error(opened.problem);
  open.add(opened.value);
  return opened.value;
}

/** Writes raw bytes to a connection, and returns the response after the other side closes it. */
async function raw({ port }: WebServer, ...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const at = ({ port }: WebServer, path: string): string => `http://127.0.0.1:${port}${path}`;

const hello: Route = { method: 'GET', path: '/hello', answer: () => inText(200, 'hello') };
const echo: Route = {
  method: 'POST',
  path: '/echo',
  mostBody: 10,
  answer: ({ body }) => ({ status: 200, body }),
};

test('a route is found by method and path, and a GET route also answers HEAD', async () => {
  const server = await serve(hello, echo, { ...hello, method: 'POST', mostBody: 3 });
  const answers = await Promise.all([
    fetch(at(server, '/hello?name=anna')),
    fetch(at(server, '/hello'), { method: 'HEAD' }),
    fetch(at(server, '/hello/'), {}),
    fetch(at(server, '/HELLO'), {}),
    fetch(at(server, '/echo'), {}),
    fetch(at(server, '/hello'), { method: 'DELETE' }),
    fetch(at(server, '/echo'), { method: 'POST', body: 'ten bytes.' }),
  ]);
  const seen = await Promise.all(
    answers.map(async (answer) => [answer.status, await answer.text(), answer.headers.get('allow')]),
  );
  expect(seen).toEqual([
    [200, 'hello\n', null],
    [200, '', null],
    [404, 'There is nothing here.\n', null],
    [404, 'There is nothing here.\n', null],
    [405, 'Use POST here.\n', 'POST'],
    [405, 'Use GET or HEAD or POST here.\n', 'GET, HEAD, POST'],
    [200, 'ten bytes.', null],
  ]);
});

test('a route receives the query, the headers and the body', async () => {
  const asked: Asked[] = [];
  const path = '/';
  const server = await serve({
    ...echo,
    path,
    answer: (one) => {
      asked.push(one);
      return { status: 204 };
    },
  });
  await fetch(at(server, '/?a=1&b=2?3'), { method: 'POST', headers: { 'X-Name': 'anna' }, body: 'body' });
  expect(asked).toHaveLength(1);
  expect(asked[0]!.query.get('a')).toBe('1');
  expect(asked[0]!.headers['x-name']).toBe('anna');
  expect(Buffer.from(asked[0]!.body).toString()).toBe('body');
});

test('a body larger than the route accepts is refused, whether or not its size is declared', async () => {
  const server = await serve(hello, echo);
  const told = await fetch(at(server, '/echo'), { method: 'POST', body: 'eleven byte' });
  expect([told.status, await told.text()]).toEqual([413, 'At most 10 bytes are accepted.\n']);
  const head = ['POST /echo HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', ''];
  expect(await raw(server, ...head, 'b', 'eleven byte', '')).toMatch(/^HTTP\/1.1 413 .*Connection: close/su);
  const unasked = await raw(server, 'GET /hello HTTP/1.1', 'Host: x', 'Content-Length: 1', '', 'x');
  expect(unasked).toMatch(/^HTTP\/1.1 413 /u);
});

test.each<[string, string, RegExp]>([
  ['a request that isn’t HTTP', 'hello\r\n\r\n', /^HTTP\/1.1 400 /u],
  [
    'a request with endless headers',
    `GET /hello HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(9000)}\r\n\r\n`,
    /^HTTP\/1.1 431 /u,
  ],
  ['a request without a host', 'GET /hello HTTP/1.1\r\n\r\n', /^HTTP\/1.1 400 /u],
  [
    'a body with two lengths',
    'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1.1 400 /u,
  ],
])('%s is refused at once', async (_name, sent, answer) => {
  expect(await raw(await serve(hello, echo), sent)).toMatch(answer);
});

test('errors in a route are reported but not shown to the client', async () => {
  const bug = new Error('a secret');
  const fails = (): never => {
    throw bug;
  };
  const server = await serve(
    { ...hello, answer: fails },
    { ...hello, path: '/later', answer: async () => fails() },
  );
  for (const path of ['/hello', '/later']) {
    const answer = await fetch(at(server, path));
    expect([answer.status, await answer.text()]).toEqual([500, 'Something went wrong.\n']);
  }
  expect(reported).toEqual([bug, bug]);
});

test('a route is told whether its answer was sent', async () => {
  const sent = Promise.withResolvers<boolean>();
  const left = Promise.withResolvers<boolean>();
  // More data than the system buffers for a client that never reads.
  const body = new Uint8Array(2 ** 26);
  const server = await serve(
    { ...hello, answer: () => ({ status: 200, onSent: sent.resolve }) },
    { ...hello, path: '/long', answer: () => ({ status: 200, body, onSent: left.resolve }) },
  );
  await fetch(at(server, '/hello'));
  expect(await sent.promise).toBe(true);
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET /long HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  socket.destroy();
  expect(await left.promise).toBe(false);
});

test('a closing server answers running requests but accepts no new requests', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<ReturnType<typeof inText>>();
  const slow: Route = {
    ...hello,
    path: '/slow',
    answer: () => {
      asked.resolve();
      return answer.promise;
    },
  };
  const server = await serve(hello, slow);
  await (await fetch(at(server, '/hello'))).text();
  const underWay = fetch(at(server, '/slow'));
  await asked.promise;
  const closing = server.close();
  open.delete(server);
  const next = (): Promise<string> => fetch(at(server, '/hello')).then(() => 'taken', String);
  await expect.poll(next).toBe('TypeError: fetch failed');
  answer.resolve(inText(200, 'still here'));
  expect(await (await underWay).text()).toBe('still here\n');
  await closing;
});

/** A function that writes requests to one kept connection, and returns the answers. */
async function kept(server: WebServer) {
  const socket = connect(server.port, '127.0.0.1');
  const ask = async (): Promise<string> => {
    const answered = Promise.race([once(socket, 'data'), once(socket, 'close')]);
    socket.write('GET /hello HTTP/1.1\r\nHost: x\r\n\r\n');
    return String((await answered)[0]);
  };
  expect(await ask()).toMatch(/^HTTP\/1.1 200 .*Connection: keep-alive/su);
  return ask;
}

test('a draining server says so in each answer, and still answers new clients', async () => {
  const server = await serve(hello);
  const [first, idle] = [await kept(server), await kept(server)];
  server.drain();
  expect(await first()).toMatch(/^HTTP\/1.1 200 .*Connection: close/su);
  expect(await raw(server, 'GET /hello HTTP/1.1', 'Host: x', '', '')).toMatch(
    /^HTTP\/1.1 200 .*Connection: close/su,
  );
  expect(await idle()).toMatch(/^HTTP\/1.1 200 .*Connection: close/su);
});

test('a request that has arrived at the moment of closing is answered', async () => {
  const server = await serve(hello);
  const ask = await kept(server);
  const answer = ask();
  await server.close();
  open.delete(server);
  expect(await answer).toMatch(/^HTTP\/1.1 200 .*Connection: close/su);
});

test('a client that connected at the moment of closing can still send a request', async () => {
  const server = await serve(hello);
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const closed = server.close();
  open.delete(server);
  // By then, nobody else can connect.
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  socket.write('GET /hello HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*Connection: close/su);
  await closed;
});

test('for a moment after closing begins, new clients still get an answer', async () => {
  const server = await serve(hello);
  server.drain();
  const closed = server.close();
  open.delete(server);
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(await raw(server, 'GET /hello HTTP/1.1', 'Host: x', '', '')).toMatch(
    /^HTTP\/1.1 200 .*Connection: close/su,
  );
  await closed;
  await expect(fetch(at(server, '/hello'))).rejects.toThrow('fetch failed');
});

const words = (fault: ListenFault): string => listenWords(fault, { host: '192.0.2.1', port: 80 }, 'DOOR_');

test('a server that can’t listen explains why', async () => {
  const { port } = await serve(hello);
  const parts = { host: '127.0.0.1', routes: [hello], report: () => undefined };
  expect(await openWebServer({ ...parts, port })).toEqual({ ok: false, problem: 'taken' });
  const nowhere = await openWebServer({ ...parts, host: '192.0.2.1', port: 0 });
  expect(nowhere).toEqual({ ok: false, problem: 'no-address' });
  expect(words('taken')).toBe(
    'The port 80 at 192.0.2.1 is in use. Set DOOR_PORT to another port, or stop the program that uses it.',
  );
  expect(words('not-allowed')).toContain('Set DOOR_PORT to a port above 1023');
  expect(words('no-address')).toContain('This machine has no address 192.0.2.1. Set DOOR_HOST to');
});
