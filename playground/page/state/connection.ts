/**
 * The page's WebSocket to the stand-in. It reconnects after the server restarts, as Discord's does.
 */
import type { FromPage, FromServer } from '../../protocol.ts';

interface Connection {
  readonly send: (message: FromPage) => void;
  readonly close: () => void;
}

interface Ears {
  readonly received: (message: FromServer) => void;
  readonly lost: () => void;
}

const RETRY_MS = 1000;

/** With `null`, the server chooses the user. */
export function connect(userId: string | null, ears: Ears): Connection {
  const url = new URL('/page', location.href.replace(/^http/u, 'ws'));
  if (userId !== null) url.searchParams.set('user', userId);
  let closed = false;
  let socket = open();

  function open(): WebSocket {
    const opened = new WebSocket(url);
    opened.addEventListener('message', ({ data }) => {
      // The server is our own, so the message has the type.
      const message: FromServer = JSON.parse(String(data));
      if (!closed) ears.received(message);
    });
    opened.addEventListener('close', () => {
      if (closed) return;
      ears.lost();
      setTimeout(() => {
        if (!closed) socket = open();
      }, RETRY_MS);
    });
    return opened;
  }

  return {
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      closed = true;
      socket.close();
    },
  };
}
