/** The page's WebSocket to the stand-in. It comes back by itself after a restart of the server, as Discord's does. */
import type { FromPage, FromServer } from '../../protocol.ts';

export interface Connection {
  /** Sends now, or drops it when there is no connection: the page shows that it has none. */
  readonly send: (message: FromPage) => void;
  readonly close: () => void;
}

interface Ears {
  readonly received: (message: FromServer) => void;
  readonly lost: () => void;
}

const RETRY_MS = 1000;

/** Connects as a user (`null`: whoever the server puts first) until closed. */
export function connect(userId: string | null, ears: Ears): Connection {
  const url = new URL('/page', location.href.replace(/^http/u, 'ws'));
  if (userId !== null) url.searchParams.set('user', userId);
  let closed = false;
  let socket = open();

  function open(): WebSocket {
    const opened = new WebSocket(url);
    opened.addEventListener('message', ({ data }) => {
      // The server is this page's own: what it sends is what `protocol.ts` says.
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
