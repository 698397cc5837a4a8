/** People, channels, the server and the application as Discord's API shows them. */
import {
  ChannelType,
  GuildMemberFlags,
  InteractionType,
  type APIGuildMember,
  type APIMessage,
  type APIMessageInteractionMetadata,
} from 'discord-api-types/v10';
import type { Interaction } from './interaction.ts';
import { userOf, type Person } from './people.ts';
import { USUAL_PERMISSIONS } from './permissions.ts';
import { timeOf } from './snowflake.ts';
import type { Channel } from './channel.ts';
import type { World } from './world.ts';

const JOINED_AT = '2024-03-10T12:00:00.000000+00:00';

/** A member of the server, without the account itself. */
export function memberFieldsOf(): Omit<APIGuildMember, 'user'> {
  return {
    nick: null,
    avatar: null,
    banner: null,
    roles: [],
    joined_at: JOINED_AT,
    premium_since: null,
    pending: false,
    communication_disabled_until: null,
    flags: GuildMemberFlags.CompletedOnboarding,
    deaf: false,
    mute: false,
  };
}

export function memberOf(person: Person): APIGuildMember {
  return { user: userOf(person), ...memberFieldsOf() };
}

export function channelOf(world: World, channel: Channel): Record<string, unknown> {
  if (channel.parent !== null) return threadOf(world, channel, channel.parent);
  if (channel.recipient === null) return textChannelOf(world, channel);
  return {
    id: channel.id,
    type: ChannelType.DM,
    name: null,
    flags: 0,
    last_message_id: lastIn(channel),
    recipients: [userOf(channel.recipient)],
  };
}

export function textChannelOf(world: World, channel: Channel): Record<string, unknown> {
  return {
    id: channel.id,
    type: ChannelType.GuildText,
    guild_id: world.guild.id,
    name: channel.name,
    topic: channel.topic,
    position: [...world.channels.keys()].indexOf(channel.id),
    parent_id: null,
    nsfw: false,
    flags: 0,
    rate_limit_per_user: 0,
    last_message_id: lastIn(channel),
    permission_overwrites: [],
  };
}

function threadOf(world: World, thread: Channel, parent: Channel): Record<string, unknown> {
  return {
    id: thread.id,
    type: ChannelType.PublicThread,
    guild_id: world.guild.id,
    parent_id: parent.id,
    owner_id: world.bot.id,
    name: thread.name,
    flags: 0,
    rate_limit_per_user: 0,
    last_message_id: lastIn(thread),
    message_count: thread.posts.size,
    member_count: 1,
    total_message_sent: thread.posts.size,
    thread_metadata: {
      archived: thread.archived,
      auto_archive_duration: 1440,
      archive_timestamp: new Date(timeOf(thread.id)).toISOString(),
      create_timestamp: new Date(timeOf(thread.id)).toISOString(),
      locked: false,
    },
  };
}

export function guildOf(world: World): Record<string, unknown> {
  const owner = [...world.people.values()][0];
  return {
    id: world.guild.id,
    name: world.guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: owner?.id,
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: [everyoneRole(world)],
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
    preferred_locale: 'en-US',
    nsfw_level: 0,
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
    incidents_data: null,
  };
}

function everyoneRole(world: World): Record<string, unknown> {
  return {
    id: world.guild.id,
    name: '@everyone',
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    position: 0,
    permissions: USUAL_PERMISSIONS.toString(),
    managed: false,
    mentionable: false,
    flags: 0,
  };
}

export function applicationOf(
  world: World,
): Record<string, unknown> & { readonly id: string; readonly flags: number } {
  return {
    id: world.applicationId,
    name: world.bot.name,
    icon: null,
    description: 'Draughts for Discord',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    integration_types_config: { 0: {}, 1: {} },
  };
}

/** What a message tells about the interaction that it answers. Only the older of the two fields names the command. */
export function answerOf(interaction: Interaction): Pick<APIMessage, 'interaction' | 'interaction_metadata'> {
  const { id, user, commandName } = interaction;
  const metadata = { interaction_metadata: metadataOf(interaction) };
  if (commandName === null) return metadata;
  const type = InteractionType.ApplicationCommand;
  return { ...metadata, interaction: { id, type, name: commandName, user: userOf(user) } };
}

function metadataOf(interaction: Interaction): APIMessageInteractionMetadata {
  const common = {
    id: interaction.id,
    user: userOf(interaction.user),
    authorizing_integration_owners: {},
  };
  return interaction.source === null
    ? { ...common, type: InteractionType.ApplicationCommand }
    : {
        ...common,
        type: InteractionType.MessageComponent,
        interacted_message_id: interaction.source.message.id,
      };
}

const lastIn = (channel: Channel): string | null => [...channel.posts.keys()].at(-1) ?? null;
