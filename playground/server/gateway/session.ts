/** A gateway session. Source: docs.discord.com/developers/events/gateway */
import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { textChannelOf } from '../shown/channel.ts';
import { applicationOf, guildOf, memberOf } from '../shown/guild.ts';
import { userOf } from '../world/people.ts';
import { isBotIn, type Guild } from '../world/guild.ts';
import { type World, guildChannels } from '../world/world.ts';

export interface Session {
  readonly id: string;
  readonly shard: readonly [id: number, count: number];
  readonly intents: number;
  sequence: number;
  /** The events that a RESUME can replay, oldest first. */
  readonly sent: { readonly s: number; readonly text: string }[];
  socket: WebSocket | null;
}

const KEPT = 1_000;

export const newSession = (
  shard: readonly [number, number],
  intents: number,
  socket: WebSocket,
): Session => ({ id: randomBytes(16).toString('hex'), shard, intents, sequence: 0, sent: [], socket });

/** If there is no socket, the event waits for a RESUME. */
export function dispatch(session: Session, event: string, data: unknown): void {
  session.sequence += 1;
  const text = JSON.stringify({ op: 0, s: session.sequence, t: event, d: data });
  session.sent.push({ s: session.sequence, text });
  if (session.sent.length > KEPT) session.sent.shift();
  session.socket?.send(text);
}

export function replay(session: Session, since: number): void {
  for (const { s, text } of session.sent) if (s > since) session.socket?.send(text);
}

/** Source: events/gateway#sharding-sharding-formula */
export const shardOf = (guildId: string, count: number): number =>
  Number((BigInt(guildId) >> 22n) % BigInt(count));

/** The servers of this session's shard that the bot is in. */
export const guildsOf = ({ guilds }: World, { shard: [id, count] }: Session): readonly Guild[] =>
  [...guilds.values()].filter((guild) => isBotIn(guild) && shardOf(guild.id, count) === id);

export function readyOf(world: World, session: Session): Record<string, unknown> {
  const { id, flags } = applicationOf(world);
  return {
    v: 10,
    user: { ...userOf(world.bot), verified: true, mfa_enabled: false, email: null },
    guilds: guildsOf(world, session).map(({ id: guild }) => ({ id: guild, unavailable: true })),
    session_id: session.id,
    session_type: 'normal',
    resume_gateway_url: `${world.url.replace(/^http/, 'ws')}/gateway`,
    shard: session.shard,
    application: { id, flags },
    private_channels: [],
    relationships: [],
    presences: [],
    guild_join_requests: [],
    geo_ordered_rtc_regions: [],
    user_settings: {},
    auth: {},
    _trace: [],
  };
}

export function guildCreateOf(world: World, guild: Guild): Record<string, unknown> {
  return {
    ...guildOf(guild),
    joined_at: '2024-03-10T12:00:00.000000+00:00',
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: [memberOf(guild, world.bot)],
    channels: guildChannels(world, guild).map((channel) => textChannelOf(world, channel, guild)),
    threads: [],
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
