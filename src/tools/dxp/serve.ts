/** DXP over TCP: each message is closed by a zero byte. */
import { createServer, type Server } from 'node:net';
import type { Variant } from '../../draughts/variant.ts';
import { startThinker } from '../../engine/thread/thinker.ts';
import { startSession } from './session.ts';

/** Longer than any message; whoever sends more without a zero is cut off. */
const LONGEST = 512;

/** Serves one program at a time on a port of this machine; 0 is any free one. */
export function serve(variant: Variant, port: number): Server {
  const server = createServer((socket) => {
    const thinker = startThinker();
    const session = startSession(variant, thinker, (text) => socket.write(`${text}\0`));
    let unread = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      const texts = (unread + String(chunk)).split('\0');
      unread = texts.pop() ?? '';
      for (const text of texts) void session(text);
      if (unread.length > LONGEST) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => void thinker.close());
  });
  server.maxConnections = 1;
  return server.listen(port, '127.0.0.1');
}
