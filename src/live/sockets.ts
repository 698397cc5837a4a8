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

/**
 * Messages of one connection that are heard at once, how long until one more is heard (ms), and how
 * many may wait for that.
 */
const [BURST, REFILL, MOST_WAITING] = [20, 500, 20] as const;

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

interface Pace {
  /** Whether the message is heard, now or later; a flood isn't. */
  take(text: string): boolean;
  stop(): void;
}

/** Hears a quick hand's messages at once and those of a quicker one later, all in their order. */
function openPace(stopwatch: () => number, hear: (text: string) => void): Pace {
  const waiting: string[] = [];
  let [left, since] = [BURST, 0] as [number, number];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function advance(): void {
    const at = stopwatch();
    left = Math.min(BURST, left + (at - since) / REFILL);
    since = at;
    for (const text of waiting.splice(0, Math.floor(left))) {
      left -= 1;
      hear(text);
    }
    timer = waiting.length > 0 ? setTimeout(advance, REFILL) : undefined;
  }
  return {
    take: (text) => {
      if (waiting.length === MOST_WAITING) return false;
      waiting.push(text);
      if (timer === undefined) advance();
      return true;
    },
    stop: () => clearTimeout(timer),
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
    const spoken = talk({
      send: (text) => {
        if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
        else socket.send(text);
      },
      hangUp: () => socket.close(POLICY),
    });
    const pace = openPace(stopwatch, (text) => {
      spoken.hear(text).catch((error: unknown) => {
        report(error);
        socket.close(LATER);
      });
    });
    talks.set(socket, spoken);
    const silence = setTimeout(() => socket.terminate(), SILENCE);
    socket.on('message', (data, isBinary) => {
      silence.refresh();
      // Always a buffer, because `binaryType` has its default.
      if (isBinary || !Buffer.isBuffer(data) || !pace.take(data.toString())) socket.close(POLICY);
    });
    // The client broke the protocol, so `ws` closes the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(silence);
      pace.stop();
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
