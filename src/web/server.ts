/**
 * One HTTP server, by Node.js alone: a few routes need no framework. Whoever connects may be anybody, so everything is
 * bounded: what a request may hold, and all together; how long it may take to arrive; and how many connections there are. It
 * speaks no TLS; for what the world may reach, a proxy in front of it does.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { openBudget, readBody, type Budget } from './body.ts';
import { openConnections, type Connections } from './connections.ts';
import { isAllowedHost } from './hosts.ts';
import { listenFaultOf, type ListenFault, type Place } from './listening.ts';
import { inText, routeFor, type Answered, type Asked, type Route } from './route.ts';

export interface WebServer {
  /** The port that it listens at, which tells what 0 came to. */
  readonly port: number;
  /** Still answers all requests, but each connection only once more: who needs another finds a process that stays. */
  drain(): void;
  /**
   * Takes no more requests, answers those under way and those that have arrived, and hangs up; resolves when that is done. After `drain`,
   * routes have a second more to send everyone away: what connects in the moment in which nobody listens any more is lost.
   */
  close(): Promise<void>;
}

export interface WebParts extends Place {
  readonly routes: readonly Route[];
  /** Names by which it may be asked, in addition to addresses and `localhost`; `undefined`: any. */
  readonly names?: readonly string[];
  /** Is told what a route threw; must not throw. */
  readonly report: (error: unknown) => void;
}

/** In bytes, all headers together; Node.js answers more with 431. */
const MOST_HEADERS = 8192;
/** How long (ms) headers and then the whole request may take to arrive; Node.js answers later ones with 408. */
const [HEADERS_TIME, REQUEST_TIME, CHECK] = [3000, 5000, 500];
/**
 * How long (ms) a connection is kept for another request: longer than the proxies before it keep theirs (usually 60 s), or they
 * would send requests into connections that are being closed. A connection whose request was refused is not kept.
 */
const IDLE = 65_000;
/** How many connections there may be. */
export const MOST_CONNECTIONS = 512;
/** How many more the system may hold until they are taken; one that it drops comes again only after a second. Linux allows 4096. */
const BACKLOG = 4096;
/** In bytes: all bodies that have not come whole. */
export const MOST_BODIES = 2 ** 24;
/** How long (ms) who is connected may take to ask, when the server closes. */
const GRACE = 250;
/** How long (ms) everyone is told before that, where it was said that it would. */
const NOTICE = 1000;
/** How long (ms) answers under way may take when the server closes. */
const FAREWELL = 3000;

const OPTIONS = {
  maxHeaderSize: MOST_HEADERS,
  headersTimeout: HEADERS_TIME,
  requestTimeout: REQUEST_TIME,
  connectionsCheckingInterval: CHECK,
  keepAliveTimeout: IDLE,
} as const;

const OTHER_NAME = 'This server does not answer to the name in the address. HEALTH_NAMES lists its names.';

const EMPTY = new Uint8Array();

/** Serves the routes; refused when that cannot be done at this place. */
export async function openWebServer(parts: WebParts): Promise<Attempt<WebServer, ListenFault>> {
  let isClosing = false;
  const connections = openConnections(MOST_CONNECTIONS);
  const bounds = { connections, budget: openBudget(MOST_BODIES) };
  const server = createServer(OPTIONS, (request, response) => {
    void respond(parts, bounds, request, response, () => isClosing);
  });
  server.on('connection', (socket) => connections.add(socket));
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
      // HTTP's own way to close hangs up at once on whoever is connected and has not asked yet.
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

/** Resolves when what has arrived by now, connections and requests, is read: the first of these may come before that, the second may not. */
async function readAll(): Promise<void> {
  await afterReading();
  await afterReading();
}

/** What all requests share. */
interface Bounds {
  readonly connections: Connections;
  readonly budget: Budget;
}

/** Answers one request. Never rejects. */
async function respond(
  parts: WebParts,
  bounds: Bounds,
  request: IncomingMessage,
  response: ServerResponse,
  isClosing: () => boolean,
): Promise<void> {
  const answered = await answerTo(parts, bounds, request);
  // The other side has hung up.
  if (answered === null) return;
  if (response.destroyed) return answered.onSent?.(false);
  // Text is left as it is: Node.js sends it in one piece with the headers, which bytes are not.
  const { body = EMPTY } = answered;
  response.once('close', () => answered.onSent?.(response.writableFinished));
  // The rest of a request that was not read to its end would be taken for the next one; a stranger's connection is not kept.
  const isLast = isClosing() || !request.complete || isRefusal(answered);
  response.writeHead(answered.status, {
    ...answered.headers,
    'Content-Length': Buffer.byteLength(body),
    ...(isLast && { Connection: 'close' }),
  });
  response.end(body);
}

/** What to answer; `null` when nobody is there any more. */
async function answerTo(
  { routes, names, report }: WebParts,
  { connections, budget }: Bounds,
  request: IncomingMessage,
): Promise<Answered | null> {
  const arrived = performance.now();
  const { headers, socket } = request;
  if (names && !isAllowedHost(headers.host, names)) return inText(403, OTHER_NAME);
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const route = routeFor(routes, request.method ?? '', path);
  if ('status' in route) return route;
  const refusal = route.refuse?.(headers);
  if (refusal) return refusal;
  const most = route.mostBody ?? 0;
  const body = await readBody(request, most, budget).catch(() => null);
  if (body === null) return null;
  if (body === 'large') return inText(413, `At most ${most} bytes are taken here.`);
  if (body === 'given-up') return inText(503, 'Too much is sent here at once.');
  connections.began(socket);
  const answered = await answerOf(
    route,
    { headers, query: new URLSearchParams(query), body, arrived },
    report,
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
