/**
 * One HTTP server, by Node.js alone: a few routes need no framework. Whoever connects may be anybody, so everything is
 * bounded: what a request may hold, how long it may take to arrive, and how many connections there are. It speaks no TLS; for
 * what the world may reach, a proxy in front of it does.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterReading, setTimeout as sleep } from 'node:timers/promises';
import { done, refused, type Attempt } from '../draughts/attempt.ts';
import { readBody } from './body.ts';
import { listenFaultOf, type ListenFault, type Place } from './listening.ts';
import { inText, routeFor, type Answered, type Route } from './route.ts';

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
  /** Is told what a route threw; must not throw. */
  readonly report: (error: unknown) => void;
}

/** In bytes, all headers together; Node.js answers more with 431. */
const MOST_HEADERS = 8192;
/** How long (ms) headers and then the whole request may take to arrive; Node.js answers later ones with 408. */
const [HEADERS_TIME, REQUEST_TIME, CHECK] = [5000, 10_000, 1000];
/** How long (ms) a connection is kept for another request: longer than the proxies before it keep theirs (usually 60 s). */
const IDLE = 65_000;
const MOST_CONNECTIONS = 1024;
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

const EMPTY = new Uint8Array();

/** Serves the routes; refused when that cannot be done at this place. */
export async function openWebServer(parts: WebParts): Promise<Attempt<WebServer, ListenFault>> {
  let isClosing = false;
  const server = createServer(OPTIONS, (request, response) => {
    void respond(parts, request, response, () => isClosing);
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(parts.port, parts.host);
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

/** Answers one request. Never rejects. */
async function respond(
  parts: WebParts,
  request: IncomingMessage,
  response: ServerResponse,
  isClosing: () => boolean,
): Promise<void> {
  const answered = await answerTo(parts, request);
  // The other side has hung up.
  if (answered === null) return;
  if (response.destroyed) return answered.onSent?.(false);
  // Text is left as it is: Node.js sends it in one piece with the headers, which bytes are not.
  const { body = EMPTY } = answered;
  response.once('close', () => answered.onSent?.(response.writableFinished));
  // What was not read to its end would be taken for the next request.
  const isLast = isClosing() || !request.complete;
  response.writeHead(answered.status, {
    ...answered.headers,
    'Content-Length': Buffer.byteLength(body),
    ...(isLast && { Connection: 'close' }),
  });
  response.end(body);
}

/** What to answer; `null` when nobody is there any more. */
async function answerTo(parts: WebParts, request: IncomingMessage): Promise<Answered | null> {
  const arrived = performance.now();
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const route = routeFor(parts.routes, request.method ?? '', path);
  if ('status' in route) return route;
  const most = route.mostBody ?? 0;
  const body = await readBody(request, most).catch(() => undefined);
  if (body === undefined) return null;
  if (body === null) return inText(413, `At most ${most} bytes are taken here.`);
  try {
    return await route.answer({ headers: request.headers, query: new URLSearchParams(query), body, arrived });
  } catch (error) {
    parts.report(error);
    return inText(500, 'Something went wrong.');
  }
}
