/** Waits for programs that ask for games by DXP. */
import { createServer, type Server } from 'node:net';
import type { Variant } from '../../draughts/variant.ts';
import { startThinker } from '../../engine/thread/thinker.ts';
import { startSession } from './session.ts';
import { wire } from './wire.ts';

/** Serves one program at a time on a port of this machine; 0 is any free one. */
export function serve(variant: Variant, port: number): Server {
  const server = createServer((socket) => {
    const thinker = startThinker();
    const send = wire(socket, (text) => void session.hear(text));
    const session = startSession(variant, thinker, send);
    socket.on('close', () => void thinker.close());
  });
  server.maxConnections = 1;
  return server.listen(port, '127.0.0.1');
}
