/**
 * WebSockets (RFC 6455) of pages on the web server. Anyone may connect, so connections, their
 * messages and their sizes are limited.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Line, Talk } from './talk.ts';

/** In bytes: larger than any message of the protocol. */
const LARGEST = 4096;

/** The most connections in total, and per address. */
const [MOST, MOST_EACH] = [2000, 40] as const;

/** The same for Activities, because all of them have the few addresses of Discord's proxy. */
const MOST_PROXIED = 1000;

/** Messages that one connection may send at once, and how long until it may send one more (ms). */
const [BURST, REFILL] = [20, 500] as const;

/** In ms: a connection silent for this long is closed. Pages ping every 5 s. */
const SILENCE = 15_000;

/** In bytes: a client that falls this far behind is disconnected and reconnects. */
const MOST_UNSENT = 256 * 1024;

/** In ms, for pages to close their connections when the bot stops. */
const FAREWELL = 500;

/** RFC 6455, section 7.4.1. */
const [POLICY, LATER] = [1008, 1013] as const;

export interface SocketParts {
  /** Origins (`https://…`) of pages that may connect. */
  readonly origins: readonly string[];
  /** The origin of Activities. */
  readonly activity: string;
  readonly talk: (line: Line) => Talk;
  /** Elapsed ms, never decreasing. */
  readonly stopwatch: () => number;
  /** Must not throw. */
  readonly report: (error: unknown) => void;
  /** The total number of connections. */
  readonly most?: number;
}

export interface Sockets {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** The number of open connections. */
  readonly count: () => number;
  readonly close: () => void;
}

const refuseUpgrade = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The visitor's address. A proxy on this machine appends it to the header. */
function peerOf({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return LOOPBACK.has(peer) && forwarded ? forwarded : peer;
}

/** Tells whether one more message at this instant (ms) is within the limits. */
function openAllowance(): (at: number) => boolean {
  let [left, since] = [BURST, 0] as [number, number];
  return (at) => {
    left = Math.min(BURST, left + (at - since) / REFILL);
    since = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

export function openSockets({
  origins,
  activity,
  talk,
  stopwatch,
  report,
  most = MOST,
}: SocketParts): Sockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST, clientTracking: false });
  const talks = new Map<WebSocket, Talk>();
  const peers = new Map<string, number>();

  /** Makes room for a connection by disconnecting the first visitor without a login. */
  function hasRoom(): boolean {
    if (talks.size < most) return true;
    for (const [socket, each] of talks)
      if (!each.isLoggedIn()) {
        talks.delete(socket);
        socket.terminate();
        return true;
      }
    return false;
  }

  function serve(socket: WebSocket, peer: string): void {
    peers.set(peer, (peers.get(peer) ?? 0) + 1);
    const allows = openAllowance();
    const spoken = talk({
      send: (text) => {
        if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
        else socket.send(text);
      },
      hangUp: () => socket.close(POLICY),
    });
    talks.set(socket, spoken);
    const silence = setTimeout(() => socket.terminate(), SILENCE);
    socket.on('message', (data, isBinary) => {
      silence.refresh();
      // Always a buffer, because `binaryType` has its default.
      if (isBinary || !Buffer.isBuffer(data) || !allows(stopwatch())) return socket.close(POLICY);
      spoken.hear(data.toString()).catch((error: unknown) => {
        report(error);
        socket.close(LATER);
      });
    });
    // The client broke the protocol, so `ws` closes the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(silence);
      talks.delete(socket);
      spoken.close();
      const left = (peers.get(peer) ?? 1) - 1;
      if (left > 0) peers.set(peer, left);
      else peers.delete(peer);
    });
  }

  /** How many such pages an address may have. Sandboxed frames, such as Activities, send `null`. */
  function mostOf(origin: string | undefined): number {
    if (origin === 'null' || origin === activity) return MOST_PROXIED;
    return origin !== undefined && origins.includes(origin) ? MOST_EACH : 0;
  }

  return {
    upgrade: (request, socket, head) => {
      const peer = peerOf(request);
      const mostHere = mostOf(request.headers.origin);
      if (mostHere === 0) return refuseUpgrade(socket, '403 Forbidden');
      if ((peers.get(peer) ?? 0) >= mostHere || !hasRoom())
        return refuseUpgrade(socket, '503 Service Unavailable');
      server.handleUpgrade(request, socket, head, (opened) => serve(opened, peer));
    },
    count: () => talks.size,
    close: () => {
      for (const socket of talks.keys()) socket.close(LATER);
      server.close();
      setTimeout(() => {
        for (const socket of talks.keys()) socket.terminate();
      }, FAREWELL);
    },
  };
}
