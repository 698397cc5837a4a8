/**
 * WebSockets (RFC 6455) of pages on the web server. Anyone may connect, so connections, messages
 * and their sizes are limited.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { UserId } from '../../game/game.ts';
import { openHolders } from '../../turns/holders.ts';
import { openPace } from '../../turns/pace.ts';
import { openPurses } from '../../turns/purses.ts';
import { isPrivate } from '../../web/visitorAddress.ts';
import { isPerson, partyOf } from './door.ts';

/** In bytes: larger than any message of the protocol. */
const LARGEST = 4096;

/** The most connections. Until they say hello, all Activities share the proxy's addresses. */
const ROOM = { person: 20, address: 1000, all: 2000 } as const;

/** The most new connections from an address. */
const KNOCKS = { burst: 300, perSecond: 30 } as const;

/** The most messages from one connection. */
const HEARD = { allowance: { burst: 20, perSecond: 2 }, mostWaiting: 20 } as const;

function later(look: () => void, ms: number): () => void {
  const timer = setTimeout(look, ms);
  return () => clearTimeout(timer);
}

/** In ms: a connection silent for this long is closed. Pages ping every 5 s. */
const SILENCE = 15_000;

/** In bytes: a client that falls this far behind is disconnected and reconnects. */
const MOST_UNSENT = 256 * 1024;

/** How long (ms) pages have to close their connections when the bot stops. */
const FAREWELL = 500;

/** RFC 6455, section 7.4.1. */
const [POLICY, LATER] = [1008, 1013] as const;

/** One connection. */
export interface Line {
  /** The visitor's address. */
  readonly address: string;
  /** Sets the user whose page it is. */
  readonly isOf: (user: UserId) => void;
  readonly send: (text: string) => void;
  /** Closes the connection after an error from which it can't recover. */
  readonly hangUp: () => void;
  /** Closes the connection because the server is busy. The page connects again later. */
  readonly later: () => void;
}

interface Listener {
  /** Handles messages one at a time. Throws only bugs and outages. */
  readonly hear: (text: string) => Promise<void>;
  readonly close: () => void;
}

interface SocketParts {
  readonly listen: (line: Line) => Listener;
  /** Elapsed ms. Never decreases. */
  readonly stopwatch: () => number;
  /** Must not throw. */
  readonly report: (error: unknown) => void;
  /** The most connections in total. */
  readonly most?: number;
}

const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** The number of visitors from one address that makes it noteworthy. */
const SEVERAL = 5;

/** The only private address that several visitors came from, such as that of an untrusted proxy. */
function openSeen() {
  let [only, count]: [string | null, number] = [null, 0];
  let isMixed = false;
  return {
    add: (address: string): void => {
      isMixed ||= (only !== null && only !== address) || !isPrivate(address);
      only = address;
      count += 1;
    },
    lone: (): string | null => (isMixed || count < SEVERAL ? null : only),
  };
}

export function openSockets({ listen, stopwatch, report, most = ROOM.all }: SocketParts) {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST, clientTracking: false });
  const holders = openHolders<WebSocket>({
    each: (party) => (isPerson(party) ? ROOM.person : ROOM.address),
    all: most,
    givesFirst: (party) => !isPerson(party),
  });
  const seen = openSeen();

  const knocks = openPurses(KNOCKS, stopwatch);

  /** If there is no room left, the party with the most connections loses one. */
  const hold = (socket: WebSocket, user: UserId | null, address: string): void =>
    holders.hold(socket, partyOf(user, address))?.terminate();

  function serve(socket: WebSocket, address: string): void {
    seen.add(address);
    hold(socket, null, address);
    const listener = listen({
      address,
      isOf: (user) => {
        if (socket.readyState === socket.OPEN) hold(socket, user, address);
      },
      send: (text) => {
        if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
        else socket.send(text);
      },
      hangUp: () => socket.close(POLICY),
      later: () => socket.close(LATER),
    });
    const pace = openPace({ ...HEARD, stopwatch, later }, (text) => {
      listener.hear(text).catch((error: unknown) => {
        report(error);
        socket.close(LATER);
      });
    });
    const silence = setTimeout(() => socket.terminate(), SILENCE);
    socket.on('message', (data, isBinary) => {
      silence.refresh();
      // Always a buffer, because `binaryType` is left at its default.
      if (isBinary || !Buffer.isBuffer(data) || !pace.take(data.toString())) socket.close(POLICY);
    });
    // The client broke the protocol, so `ws` closes the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(silence);
      pace.stop();
      holders.leave(socket);
      listener.close();
    });
  }

  return {
    /** `address`: the visitor's address. */
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void => {
      // Browsers always send an origin.
      if (request.headers.origin === undefined) return refuseUpgrade(socket, '403 Forbidden');
      const party = partyOf(null, address);
      if (!knocks.has(party)) return refuseUpgrade(socket, '503 Service Unavailable');
      knocks.spend(party, 1);
      server.handleUpgrade(request, socket, head, (opened) => serve(opened, address));
    },
    /** The number of open connections. */
    count: holders.count,
    loneAddress: seen.lone,
    close: (): void => {
      for (const socket of holders.all()) socket.close(LATER);
      server.close();
      setTimeout(() => {
        for (const socket of holders.all()) socket.terminate();
      }, FAREWELL);
    },
  };
}
