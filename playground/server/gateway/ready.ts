/** The first events of a session. */
import { applicationOf } from '../shown/application.ts';
import { textChannelOf } from '../shown/channel.ts';
import { guildOf } from '../shown/guild.ts';
import { memberOf } from '../shown/member.ts';
import { userOf } from '../world/people.ts';
import { guildChannels } from '../world/thread.ts';
import type { World } from '../world/world.ts';
import type { Session } from './session.ts';

/** READY; `hasGuild` says whether the one server belongs to this session's shard. */
export function readyOf(world: World, session: Session, hasGuild: boolean): Record<string, unknown> {
  const { id, flags } = applicationOf(world);
  return {
    v: 10,
    user: { ...userOf(world.bot), verified: true, mfa_enabled: false, email: null },
    guilds: hasGuild ? [{ id: world.guild.id, unavailable: true }] : [],
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

/** GUILD_CREATE, for clients with the intent GUILDS. */
export function guildCreateOf(world: World): Record<string, unknown> {
  const people = [...world.people.values()];
  return {
    ...guildOf(world),
    joined_at: '2024-03-10T12:00:00.000000+00:00',
    large: false,
    unavailable: false,
    member_count: people.length,
    members: [memberOf(world.bot)],
    channels: guildChannels(world).map((channel) => textChannelOf(world, channel)),
    threads: [],
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
