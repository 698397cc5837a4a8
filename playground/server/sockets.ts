/** The two WebSockets of the server: Discord's gateway for the bot, and the page's own. */
import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Core } from './core.ts';
import { servePage } from './page/pageSocket.ts';

/** The most that one message may hold, in bytes: a file of 10 MiB, which the page sends as Base64, and some room. */
const LARGEST_MESSAGE = 16 * 2 ** 20;

/**
 * Lets `server` accept both; a page of somebody unknown gets the first of the people. Returns what cuts off those that
 * are open: Node's server knows them no longer, yet waits for their end when it closes.
 */
export function acceptSockets(core: Core, server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  server.on('upgrade', (request, socket, head) => {
    // A connection that breaks while nobody listens would end the process.
    socket.on('error', () => socket.destroy());
    const serve = serverOf(core, request);
    if (typeof serve === 'string') return socket.end(`HTTP/1.1 ${serve}\r\nConnection: close\r\n\r\n`);
    return sockets.handleUpgrade(request, socket, head, (client) => {
      // A frame that is none closes its own socket; so says the protocol, and `ws` does it.
      client.on('error', () => undefined);
      serve(client);
    });
  });
  return () => {
    for (const client of sockets.clients) client.terminate();
  };
}

/** Who takes the socket that is asked for, or the status of the refusal. */
function serverOf(core: Core, request: IncomingMessage): string | ((client: WebSocket) => void) {
  const wanted = targetOf(request);
  const path = wanted?.pathname.replace(/\/$/, '');
  if (path !== '/gateway' && path !== '/page') return '404 Not Found';
  if (!isOwnPage(request)) return '403 Forbidden';
  return path === '/gateway'
    ? (client) => core.gateway.accept(client)
    : (client) => openPage(core, wanted?.searchParams.get('user'), client);
}

/** The address that is asked for; `null` when it is none, such as `//`. */
const targetOf = ({ url }: IncomingMessage): URL | null => URL.parse(url ?? '', 'http://127.0.0.1');

/** A browser says from which site a page comes; only the own one may play. Who is no browser says nothing. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || URL.parse(origin)?.host === host;
}

function openPage(core: Core, user: string | null | undefined, client: WebSocket): void {
  const locals = [...core.world.people.values()].filter(({ bot }) => !bot);
  const person = locals.find(({ id }) => id === user) ?? locals[0];
  return person === undefined ? client.close() : servePage(core, person, client);
}
