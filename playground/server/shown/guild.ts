import {
  type APIGuildMember,
  GuildMemberFlags,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
} from 'discord-api-types/v10';
import { statusOf } from '../world/events.ts';
import type { Guild, ServerEvent } from '../world/guild.ts';
import { type Person, userOf } from '../world/people.ts';
import { type Role, USUAL_PERMISSIONS } from '../world/permissions.ts';
import type { World } from '../world/world.ts';

export const serverOf = ({ id, name }: Guild): Record<string, unknown> => ({
  id,
  name,
  icon: null,
  banner: null,
  owner: false,
  permissions: USUAL_PERMISSIONS.toString(),
  features: [],
});

export function guildOf(guild: Guild): Record<string, unknown> {
  const [owner] = guild.members;
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: owner,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: rolesOf(guild),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: guild.locale,
    nsfw_level: 0,
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
    incidents_data: null,
  };
}

const rolesOf = ({ id, roles }: Guild): readonly Record<string, unknown>[] =>
  [{ id, name: '@everyone' }, ...roles].map(roleOf);

export function roleOf({ id, name }: Role, position: number): Record<string, unknown> {
  return {
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    position,
    permissions: USUAL_PERMISSIONS.toString(),
    managed: false,
    mentionable: false,
    flags: 0,
  };
}

const JOINED_AT = '2024-03-10T12:00:00.000Z';

export function memberFieldsOf(guild: Guild | null, { roles }: Person): Omit<APIGuildMember, 'user'> {
  return {
    nick: null,
    avatar: null,
    banner: null,
    roles: (guild?.roles ?? []).filter(({ name }) => roles.includes(name)).map(({ id }) => id),
    joined_at: JOINED_AT,
    premium_since: null,
    pending: false,
    communication_disabled_until: null,
    flags: GuildMemberFlags.CompletedOnboarding,
    deaf: false,
    mute: false,
  };
}

export const memberOf = (guild: Guild, person: Person): APIGuildMember => ({
  user: userOf(person),
  ...memberFieldsOf(guild, person),
});

export function applicationOf(
  world: World,
): Record<string, unknown> & { readonly id: string; readonly flags: number } {
  return {
    id: world.applicationId,
    name: world.bot.name,
    icon: null,
    description: 'Draughts for Discord',
    bot_public: world.isPublic,
    bot_require_code_grant: false,
    bot: userOf(world.bot),
    verify_key: world.signer.publicKey,
    interactions_endpoint_url: world.endpoint,
    redirect_uris: world.redirects,
    // EMBEDDED
    flags: world.hasActivity ? 1 << 17 : 0,
    integration_types_config: { 0: {}, 1: {} },
  };
}

export const eventOf = (world: World, guild: Guild, event: ServerEvent): Record<string, unknown> => ({
  id: event.id,
  guild_id: guild.id,
  name: event.name,
  description: event.description,
  channel_id: null,
  creator_id: event.creatorId,
  image: null,
  scheduled_start_time: new Date(event.startsAt).toISOString(),
  scheduled_end_time: new Date(event.endsAt).toISOString(),
  status: statusOf(world, event),
  entity_type: GuildScheduledEventEntityType.External,
  entity_id: null,
  recurrence_rule: null,
  user_count: 0,
  privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
  entity_metadata: { location: event.location },
  guild_scheduled_event_exceptions: [],
});
