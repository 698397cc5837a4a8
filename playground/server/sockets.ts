/** The two WebSockets of the server: Discord's gateway for the bot, and the page's own. */
import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { Core } from './core.ts';
import { servePage } from './page/pageSocket.ts';

/**
 * Lets `server` accept both; a page of somebody unknown gets the first of the people. Returns what cuts off those that
 * are open: Node's server knows them no longer, yet waits for their end when it closes.
 */
export function acceptSockets(core: Core, server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const wanted = pathname.replace(/\/$/, '');
    if (wanted !== '/gateway' && wanted !== '/page') return socket.destroy();
    return sockets.handleUpgrade(request, socket, head, (client) => {
      if (wanted === '/gateway') return core.gateway.accept(client);
      const locals = [...core.world.people.values()].filter(({ bot }) => !bot);
      const person = locals.find(({ id }) => id === searchParams.get('user')) ?? locals[0];
      return person === undefined ? client.close() : servePage(core, person, client);
    });
  });
  return () => {
    for (const client of sockets.clients) client.terminate();
  };
}
