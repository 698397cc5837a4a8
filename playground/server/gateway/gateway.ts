/**
 * The WebSocket side of Discord: HELLO, heartbeats, IDENTIFY, READY, RESUME and events, in plain JSON (discord.js asks
 * for compression only when zlib-sync is installed).
 *
 * Source: docs.discord.com/developers/events/gateway, opcodes and close codes in topics/opcodes-and-status-codes
 */
import type { WebSocket } from 'ws';
import { guildCreateOf, readyOf } from './ready.ts';
import { readFrame, type Frame } from './frame.ts';
import { newStarts, type Starts } from './starts.ts';
import { dispatch, newSession, replay, type Session } from './session.ts';
import type { Faults } from '../faults.ts';
import type { Settings } from '../options.ts';
import { announce, type World } from '../world/world.ts';

/** Intents that must be granted in the developer portal: GUILD_MEMBERS, GUILD_PRESENCES, MESSAGE_CONTENT. */
const PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15);
const GUILDS = 1 << 0;

export interface Gateway {
  /** A client has connected. */
  accept(socket: WebSocket): void;
  /** Sends an event to the sessions that are to hear of this server (null: of a direct message). */
  send(event: string, data: unknown, guildId: string | null): void;
  /** Whether a bot is connected and ready. */
  isOnline(): boolean;
  /** Breaks all connections without a goodbye. */
  drop(): void;
  /** Closes all connections with a code of the gateway's. */
  close(code: number): void;
  /** Asks all clients to reconnect (opcode 7). */
  askToReconnect(): void;
  /** Ends all sessions; `resumable` says whether clients may resume (opcode 9). */
  invalidate(resumable: boolean): void;
  readonly sessions: ReadonlyMap<string, Session>;
  /** How connections began. */
  readonly starts: Starts;
}

/** A gateway without connections. */
export function newGateway(world: World, settings: Settings, faults: Faults): Gateway {
  const sessions = new Map<string, Session>();
  const sockets = new Set<WebSocket>();
  const starts = newStarts(settings.starts);
  const live = (): readonly Session[] => [...sessions.values()].filter(({ socket }) => socket !== null);

  const begin = (socket: WebSocket, session: Session): void => {
    sessions.set(session.id, session);
    if (live().length === 1) announce(world, { kind: 'bot', online: true });
    socket.once('close', (code: number) => {
      if (session.socket !== socket) return;
      session.socket = null;
      // A client that says goodbye with 1000 or 1001 has ended its session.
      if (code === 1000 || code === 1001) sessions.delete(session.id);
      if (live().length === 0) announce(world, { kind: 'bot', online: false });
    });
  };

  const identify = (socket: WebSocket, data: Extract<Frame, { op: 2 }>['d']): void => {
    if (data.token !== settings.token) return socket.close(4004, 'Authentication failed.');
    const refused = faults.takeIdentify();
    if (refused !== null) return socket.close(refused);
    if ((data.intents & PRIVILEGED) !== 0) return socket.close(4014, 'Disallowed intent(s).');
    const shard = data.shard ?? ([0, 1] as const);
    if (shard[0] >= shard[1]) return socket.close(4010, 'Invalid shard.');
    const verdict = starts.identify(shard[0], shard[1], world.clock.now());
    if (verdict === 'too often') return socket.close(4004, 'Authentication failed.');
    if (verdict === 'too soon') return socket.send(JSON.stringify({ op: 9, d: false, s: null, t: null }));
    const session = newSession(shard, data.intents, socket);
    begin(socket, session);
    const mine = shardOf(world.guild.id, shard[1]) === shard[0];
    dispatch(session, 'READY', readyOf(world, session, mine));
    if (mine && (data.intents & GUILDS) !== 0) dispatch(session, 'GUILD_CREATE', guildCreateOf(world));
  };

  const resume = (socket: WebSocket, data: Extract<Frame, { op: 6 }>['d']): void => {
    const session = sessions.get(data.session_id);
    if (data.token !== settings.token) return socket.close(4004, 'Authentication failed.');
    if (session === undefined || faults.takeResume()) {
      if (session !== undefined) sessions.delete(session.id);
      return socket.send(JSON.stringify({ op: 9, d: false, s: null, t: null }));
    }
    if (data.seq > session.sequence) return socket.close(4007, 'Invalid seq.');
    starts.resume(...session.shard);
    session.socket?.terminate();
    session.socket = socket;
    begin(socket, session);
    replay(session, data.seq);
    dispatch(session, 'RESUMED', { _trace: [] });
  };

  const accept = (socket: WebSocket): void => {
    sockets.add(socket);
    let greeted = false;
    const tooQuiet = setTimeout(() => socket.close(4009, 'Session timed out.'), settings.heartbeatMs * 1.5);
    socket.on('close', () => {
      clearTimeout(tooQuiet);
      sockets.delete(socket);
    });
    socket.on('message', (data: Buffer) => {
      const frame = readFrame(data.toString());
      if (frame === null) return socket.close(4002, 'Error while decoding payload.');
      if (frame.op === 1) {
        tooQuiet.refresh();
        return faults.takeHeartbeat()
          ? undefined
          : socket.send(JSON.stringify({ op: 11, d: null, s: null, t: null }));
      }
      if (frame.op === 3) return greeted ? undefined : socket.close(4003, 'Not authenticated.');
      if (greeted) return socket.close(4005, 'Already authenticated.');
      greeted = true;
      return frame.op === 2 ? identify(socket, frame.d) : resume(socket, frame.d);
    });
    const hello = { heartbeat_interval: settings.heartbeatMs, _trace: [] };
    socket.send(JSON.stringify({ op: 10, d: hello, s: null, t: null }));
  };

  return {
    accept,
    sessions,
    starts,
    isOnline: () => live().length > 0,
    send: (event, data, guildId) => {
      for (const session of sessions.values())
        if ((guildId === null ? 0 : shardOf(guildId, session.shard[1])) === session.shard[0])
          dispatch(session, event, data);
    },
    drop: () => sockets.forEach((socket) => socket.terminate()),
    close: (code) => sockets.forEach((socket) => socket.close(code)),
    askToReconnect: () =>
      sockets.forEach((socket) => socket.send(JSON.stringify({ op: 7, d: null, s: null, t: null }))),
    invalidate: (resumable) => {
      if (!resumable) sessions.clear();
      sockets.forEach((socket) => socket.send(JSON.stringify({ op: 9, d: resumable, s: null, t: null })));
    },
  };
}

/** Which shard hears of a server. Source: events/gateway#sharding-sharding-formula */
const shardOf = (guildId: string, count: number): number => Number((BigInt(guildId) >> 22n) % BigInt(count));
