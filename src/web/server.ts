/** Anyone may connect, so everything is limited. A public server needs a TLS proxy. */
import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { Server as NetServer, Socket } from 'node:net';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';
import { type Result, done, refused } from '../kit/result.ts';
import { type Budget, openBudget, readBody } from './body.ts';
import { type Connections, openConnections } from './connections.ts';
import { type ListenFault, type Place, foreignWords, listenFaultOf } from './listening.ts';
import { type Answered, type Asked, type Route, inText, routeFor } from './route.ts';
import { type IsProxy, proxiesIn, visitorAddress } from './visitorAddress.ts';

export interface WebServer {
  readonly port: number;
  /** Closes each connection after its next answer, so that clients move to another process. */
  drain(): void;
  /**
   * After `drain`, routes refuse requests for one more second, because requests on a closing
   * connection would be lost.
   */
  close(): Promise<void>;
}

export interface WebParts extends Place {
  readonly routes: readonly Route[];
  /**
   * For WebSockets, with the visitor's address. Without it, upgrades are refused. Must not throw.
   */
  readonly upgrade?: (request: IncomingMessage, socket: Socket, head: Buffer, address: string) => void;
  /** The host names to answer to. By default, all, because nothing here trusts a browser. */
  readonly names?: readonly string[];
  /** The setting that lists the names, if not `HEALTH_NAMES`. */
  readonly namedIn?: string;
  /** Whether pages of this origin may send requests. Programs send no origin. */
  readonly isOwn?: (origin: string) => boolean;
  readonly isProxy?: IsProxy;
  /** Must not throw. */
  readonly report: (error: unknown) => void;
}

const MOST_HEADERS = 8192;

/** In ms. */
const [HEADERS_TIME, REQUEST_TIME, CHECK] = [3000, 5000, 500];

/**
 * In ms. Longer than proxies keep their connections (60 s), so that they don't send requests on
 * closing connections.
 */
const IDLE = 65_000;
const MOST_CONNECTIONS = 512;

/** A client whose connection the system drops retries after a second. Linux allows 4096. */
const BACKLOG = 4096;
const MOST_BODIES = 2 ** 24;

/** How long (ms) connected clients have to send a request when the server closes. */
const GRACE = 250;

/** How long (ms) to answer with refusals before closing. */
const NOTICE = 1000;

/** How long (ms) answers in progress may take when the server closes. */
const FAREWELL = 3000;

const OPTIONS = {
  maxHeaderSize: MOST_HEADERS,
  headersTimeout: HEADERS_TIME,
  requestTimeout: REQUEST_TIME,
  connectionsCheckingInterval: CHECK,
  keepAliveTimeout: IDLE,
} as const;

const EMPTY = new Uint8Array();

export async function openWebServer(parts: WebParts): Promise<Result<WebServer, ListenFault>> {
  let isClosing = false;
  const connections = openConnections(MOST_CONNECTIONS);
  const bounds = { connections, budget: openBudget(MOST_BODIES) };
  const server = createServer(OPTIONS, (request, response) => {
    void respond(parts, bounds, request, response, () => isClosing);
  });
  server.on('connection', (socket) => connections.add(socket));
  if (parts.upgrade)
    server.on('upgrade', (request, socket, head) => {
      // Without a listener, a broken connection would end the process.
      socket.on('error', () => socket.destroy());
      // Always a `Socket`, because this server doesn't use TLS.
      if (isClosing || !(socket instanceof Socket)) return void socket.destroy();
      if (foreign(parts, request) !== null)
        return void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      connections.release(socket);
      parts.upgrade?.(request, socket, head, addressOf(parts, request));
    });
  server.listen({ port: parts.port, host: parts.host, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (error) {
    const fault = listenFaultOf(error);
    if (fault === null) throw error;
    return refused(fault);
  }
  server.on('error', parts.report);
  const address = server.address();
  return done({
    port: typeof address === 'object' && address !== null ? address.port : parts.port,
    drain: () => {
      isClosing = true;
    },
    close: async () => {
      if (isClosing) await sleep(NOTICE);
      isClosing = true;
      await readAll();
      const closed = once(server, 'close');
      // The close function of HTTP servers would disconnect idle clients at once.
      NetServer.prototype.close.call(server);
      await Promise.race([closed, sleep(GRACE, null, { ref: false })]);
      await readAll();
      server.close();
      await Promise.race([closed, sleep(FAREWELL, null, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  });
}

const NOBODY = (): boolean => false;

const foreign = (
  { names, namedIn = 'HEALTH_NAMES', isOwn = NOBODY }: WebParts,
  { headers }: IncomingMessage,
): string | null => foreignWords(headers, names ? { names, setting: namedIn } : null, isOwn);

const LOCAL = proxiesIn([]);

const addressOf = ({ isProxy = LOCAL }: WebParts, { socket, headers }: IncomingMessage): string =>
  visitorAddress(socket.remoteAddress ?? '', String(headers['x-forwarded-for'] ?? ''), isProxy);

/** Connections are read in one turn of the event loop, and their requests in the next. */
async function readAll(): Promise<void> {
  await afterReading();
  await afterReading();
}

interface Bounds {
  readonly connections: Connections;
  readonly budget: Budget;
}

async function respond(
  parts: WebParts,
  bounds: Bounds,
  request: IncomingMessage,
  response: ServerResponse,
  isClosing: () => boolean,
): Promise<void> {
  const answered = await answerTo(parts, bounds, request);
  if (answered === null) return;
  if (response.destroyed) return answered.onSent?.(false);
  const { body = EMPTY } = answered;
  response.once('close', () => answered.onSent?.(response.writableFinished));
  // The unread rest would be parsed as the next request, and refused connections are not kept.
  const isLast = isClosing() || !request.complete || isRefusal(answered);
  response.writeHead(answered.status, {
    ...answered.headers,
    'Content-Length': Buffer.byteLength(body),
    ...(isLast && { Connection: 'close' }),
  });
  response.end(body);
}

async function answerTo(
  parts: WebParts,
  { connections, budget }: Bounds,
  request: IncomingMessage,
): Promise<Answered | null> {
  const arrived = performance.now();
  const { headers, socket } = request;
  const words = foreign(parts, request);
  if (words !== null) return inText(403, words);
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const route = routeFor(parts.routes, request.method ?? '', path);
  if ('status' in route) return route;
  const refusal = route.refuse?.(headers);
  if (refusal) return refusal;
  const most = route.mostBody ?? 0;
  const body = await readBody(request, most, budget).catch(() => null);
  if (body === null) return null;
  if (body === 'large') return inText(413, `At most ${most} bytes are accepted.`);
  if (body === 'given-up') return inText(503, 'Too much data is arriving at once. Try again soon.');
  connections.began(socket);
  const answered = await answerOf(
    route,
    {
      headers,
      path,
      query: new URLSearchParams(query),
      body,
      arrived,
      address: addressOf(parts, request),
    },
    parts.report,
  );
  connections.ended(socket, isRefusal(answered));
  return answered;
}

async function answerOf(route: Route, asked: Asked, report: WebParts['report']): Promise<Answered> {
  try {
    return await route.answer(asked);
  } catch (error) {
    report(error);
    return inText(500, 'Something went wrong.');
  }
}

const isRefusal = ({ status }: Answered): boolean => status >= 400;
