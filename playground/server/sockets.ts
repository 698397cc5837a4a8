import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Core } from './core.ts';
import { servePage } from './page/pageSocket.ts';

/** In bytes: a file of 10 MiB in base64, and some room. */
const LARGEST_MESSAGE = 16 * 2 ** 20;

/**
 * An unknown user gets the first person's page. Returns a function that breaks all open sockets,
 * which Node's server waits for when it closes.
 */
export function acceptSockets(core: Core, server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE });
  server.on('upgrade', (request, socket, head) => {
    // Without a listener, a broken connection would end the process.
    socket.on('error', () => socket.destroy());
    const serve = serverOf(core, request);
    if (typeof serve === 'string') return socket.end(`HTTP/1.1 ${serve}\r\nConnection: close\r\n\r\n`);
    return sockets.handleUpgrade(request, socket, head, (client) => {
      // `ws` closes the socket after an invalid frame.
      client.on('error', () => undefined);
      serve(client);
    });
  });
  return () => {
    for (const client of sockets.clients) client.terminate();
  };
}

/** A string is the refusal's status. */
function serverOf(core: Core, request: IncomingMessage): string | ((client: WebSocket) => void) {
  const wanted = targetOf(request);
  const path = wanted?.pathname.replace(/\/$/, '');
  if (path !== '/gateway' && path !== '/page') return '404 Not Found';
  if (!isOwnPage(request)) return '403 Forbidden';
  return path === '/gateway'
    ? (client) => core.gateway.accept(client)
    : (client) => openPage(core, wanted?.searchParams.get('user'), client);
}

/** `null` for an invalid address such as `//`. */
const targetOf = ({ url }: IncomingMessage): URL | null => URL.parse(url ?? '', 'http://127.0.0.1');

/** Browsers send the origin of a page, and only our own may connect. Other clients send none. */
const isOwnPage = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin === undefined || URL.parse(origin)?.host === host;

function openPage(core: Core, user: string | null | undefined, client: WebSocket): void {
  const locals = [...core.world.people.values()].filter(({ bot }) => !bot);
  const person = locals.find(({ id }) => id === user) ?? locals[0];
  return person === undefined ? client.close() : servePage(core, person, client);
}
