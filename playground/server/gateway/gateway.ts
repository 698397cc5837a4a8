/** The gateway in plain JSON. Source: docs.discord.com/developers/events/gateway */
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import {
  literal,
  nullable,
  number,
  object,
  optional,
  type output,
  string,
  tuple,
  union,
  unknown,
} from 'zod/mini';
import { readJson } from '../../../src/kit/json.ts';
import type { Faults } from '../faults.ts';
import {
  type Session,
  dispatch,
  guildCreateOf,
  guildsOf,
  newSession,
  readyOf,
  replay,
  shardOf,
} from './session.ts';
import { newStarts } from './starts.ts';
import type { Settings } from '../options.ts';
import { type World, announce } from '../world/world.ts';

const PRIVILEGED =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

interface Answers {
  readonly identify: (socket: WebSocket, data: Identify) => void;
  readonly resume: (socket: WebSocket, data: Resume) => void;
}

/** Sends hello, and reads the client's first frame. */
function greet(
  socket: WebSocket,
  settings: Pick<Settings, 'heartbeatMs'>,
  faults: Faults,
  { identify, resume }: Answers,
): void {
  let greeted = false;
  const tooQuiet = setTimeout(
    () => socket.close(GatewayCloseCodes.SessionTimedOut, 'Session timed out.'),
    settings.heartbeatMs * 1.5,
  );
  socket.on('close', () => clearTimeout(tooQuiet));
  socket.on('message', (data: Buffer) => {
    // `null` if Discord wouldn't understand it.
    const frame = readJson(anyFrame, data.toString());
    if (frame === null) return socket.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
    if (frame.op === GatewayOpcodes.Heartbeat) {
      tooQuiet.refresh();
      return faults.takeHeartbeat() ? undefined : send(socket, GatewayOpcodes.HeartbeatAck);
    }
    if (frame.op === GatewayOpcodes.PresenceUpdate)
      return greeted ? undefined : socket.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
    if (greeted) return socket.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
    greeted = true;
    return frame.op === GatewayOpcodes.Identify ? identify(socket, frame.d) : resume(socket, frame.d);
  });
  const hello = { heartbeat_interval: settings.heartbeatMs, _trace: [] };
  send(socket, GatewayOpcodes.Hello, hello);
}

export type Gateway = ReturnType<typeof newGateway>;

export function newGateway(world: World, settings: Settings, faults: Faults) {
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
      // Codes 1000 and 1001 end the session.
      if (code === 1000 || code === 1001) sessions.delete(session.id);
      if (live().length === 0) announce(world, { kind: 'bot', online: false });
    });
  };

  const identify = (socket: WebSocket, data: Identify): void => {
    if (data.token !== settings.token)
      return socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    const refused = faults.takeIdentify();
    if (refused !== null) return socket.close(refused);
    if ((data.intents & PRIVILEGED) !== 0)
      return socket.close(GatewayCloseCodes.DisallowedIntents, 'Disallowed intent(s).');
    const shard = data.shard ?? ([0, 1] as const);
    if (shard[0] >= shard[1]) return socket.close(GatewayCloseCodes.InvalidShard, 'Invalid shard.');
    const verdict = starts.identify(shard[0], shard[1], world.clock.now());
    if (verdict === 'too often')
      return socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    if (verdict === 'too soon') return send(socket, GatewayOpcodes.InvalidSession, false);
    const session = newSession(shard, data.intents, socket);
    begin(socket, session);
    dispatch(session, 'READY', readyOf(world, session));
    if (hearsOfGuilds(session))
      for (const guild of guildsOf(world, session))
        dispatch(session, 'GUILD_CREATE', guildCreateOf(world, guild));
  };

  const resume = (socket: WebSocket, data: Resume): void => {
    const session = sessions.get(data.session_id);
    if (data.token !== settings.token)
      return socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
    if (session === undefined || faults.takeResume()) {
      if (session !== undefined) sessions.delete(session.id);
      return send(socket, GatewayOpcodes.InvalidSession, false);
    }
    if (data.seq > session.sequence) return socket.close(GatewayCloseCodes.InvalidSeq, 'Invalid seq.');
    starts.resume(...session.shard);
    session.socket?.terminate();
    session.socket = socket;
    begin(socket, session);
    replay(session, data.seq);
    dispatch(session, 'RESUMED', { _trace: [] });
  };

  const accept = (socket: WebSocket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    greet(socket, settings, faults, { identify, resume });
  };

  const sendTo = (
    event: string,
    data: unknown,
    guildId: string | null,
    hears: (session: Session) => boolean = () => true,
  ): void => {
    for (const session of sessions.values())
      if ((guildId === null ? 0 : shardOf(guildId, session.shard[1])) === session.shard[0] && hears(session))
        dispatch(session, event, data);
  };

  world.watchers.add((event) => {
    if (event.kind !== 'membership') return;
    const { guild } = event;
    if (guild.hasBot) sendTo('GUILD_CREATE', guildCreateOf(world, guild), guild.id, hearsOfGuilds);
    else sendTo('GUILD_DELETE', { id: guild.id }, guild.id, hearsOfGuilds);
  });

  return {
    accept,
    sessions,
    starts,
    isOnline: (): boolean => live().length > 0,
    send: (event: string, data: unknown, guildId: string | null): void => sendTo(event, data, guildId),
    drop: (): void => sockets.forEach((socket) => socket.terminate()),
    close: (code: number): void => sockets.forEach((socket) => socket.close(code)),
    askToReconnect: (): void => sockets.forEach((socket) => send(socket, GatewayOpcodes.Reconnect)),
    invalidate: (resumable: boolean): void => {
      if (!resumable) sessions.clear();
      sockets.forEach((socket) => send(socket, GatewayOpcodes.InvalidSession, resumable));
    },
  };
}

const send = (socket: WebSocket, op: GatewayOpcodes, d: unknown = null): void =>
  socket.send(JSON.stringify({ op, d, s: null, t: null }));

const hearsOfGuilds = ({ intents }: Session): boolean => (intents & GatewayIntentBits.Guilds) !== 0;

const anyFrame = union([
  object({ op: literal(GatewayOpcodes.Heartbeat), d: nullable(number()) }),
  object({
    op: literal(GatewayOpcodes.Identify),
    d: object({
      token: string(),
      intents: number(),
      shard: optional(tuple([number(), number()])),
      properties: object({ os: string(), browser: string(), device: string() }),
    }),
  }),
  object({ op: literal(GatewayOpcodes.PresenceUpdate), d: unknown() }),
  object({
    op: literal(GatewayOpcodes.Resume),
    d: object({ token: string(), session_id: string(), seq: number() }),
  }),
]);

type Frame = output<typeof anyFrame>;
type Identify = Extract<Frame, { op: GatewayOpcodes.Identify }>['d'];
type Resume = Extract<Frame, { op: GatewayOpcodes.Resume }>['d'];
