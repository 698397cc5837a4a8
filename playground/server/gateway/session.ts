/**
 * A gateway session: what was sent, so that a client that lost its socket can RESUME and be told what it missed.
 *
 * Source: docs.discord.com/developers/events/gateway
 */
import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

export interface Session {
  readonly id: string;
  readonly shard: readonly [id: number, count: number];
  readonly intents: number;
  /** The number of the last event. */
  sequence: number;
  /** The events that can still be replayed, oldest first. */
  readonly sent: { readonly s: number; readonly text: string }[];
  socket: WebSocket | null;
}

const KEPT = 1_000;

/** A session that has not sent anything. */
export function newSession(shard: readonly [number, number], intents: number, socket: WebSocket): Session {
  return { id: randomBytes(16).toString('hex'), shard, intents, sequence: 0, sent: [], socket };
}

/** Sends an event, or keeps it for the RESUME when the socket is gone. */
export function dispatch(session: Session, event: string, data: unknown): void {
  session.sequence += 1;
  const text = JSON.stringify({ op: 0, s: session.sequence, t: event, d: data });
  session.sent.push({ s: session.sequence, text });
  if (session.sent.length > KEPT) session.sent.shift();
  session.socket?.send(text);
}

/** Sends again what came after event number `since`. */
export function replay(session: Session, since: number): void {
  for (const { s, text } of session.sent) if (s > since) session.socket?.send(text);
}
