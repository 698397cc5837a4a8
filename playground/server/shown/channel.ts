import { ChannelType, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel } from '../world/channel.ts';
import type { Guild } from '../world/guild.ts';
import { type Person, userOf } from '../world/people.ts';
import { USUAL_PERMISSIONS } from '../world/permissions.ts';
import { timeOf } from '../world/snowflake.ts';
import type { World } from '../world/world.ts';

export function channelOf(world: World, channel: Channel): Record<string, unknown> {
  const { guild, parent } = channel;
  if (guild) return parent ? threadOf(world, channel, parent, guild) : textChannelOf(world, channel, guild);
  const people = channel.among ?? (channel.recipient ? [channel.recipient] : []);
  return {
    id: channel.id,
    type: people.length > 2 ? ChannelType.GroupDM : ChannelType.DM,
    name: null,
    flags: 0,
    last_message_id: lastIn(channel),
    recipients: people.map(userOf),
  };
}

/** The form in which Discord adds a chosen channel to an interaction. */
export const chosenChannelOf = (world: World, channel: Channel): Record<string, unknown> => ({
  ...channelOf(world, channel),
  permissions: USUAL_PERMISSIONS.toString(),
});

/** A role's id. The role of @everyone has the server's id. */
const hiddenFrom = (role: string): Record<string, unknown> => ({
  id: role,
  type: OverwriteType.Role,
  allow: '0',
  deny: PermissionFlagsBits.ViewChannel.toString(),
});

/** The differences between the bot's permissions and those of @everyone. */
function overwritesFor(
  { id }: Person,
  { botPermissions: held }: Channel,
): readonly Record<string, unknown>[] {
  const [allow, deny] = [held & ~USUAL_PERMISSIONS, USUAL_PERMISSIONS & ~held];
  if (allow === 0n && deny === 0n) return [];
  return [{ id, type: OverwriteType.Member, allow: allow.toString(), deny: deny.toString() }];
}

export function textChannelOf(world: World, channel: Channel, guild: Guild): Record<string, unknown> {
  return {
    id: channel.id,
    type: ChannelType.GuildText,
    guild_id: guild.id,
    name: channel.name,
    topic: channel.topic,
    position: [...world.channels.keys()].indexOf(channel.id),
    parent_id: null,
    nsfw: false,
    flags: 0,
    rate_limit_per_user: 0,
    last_message_id: lastIn(channel),
    permission_overwrites: [
      ...(channel.isHidden ? [hiddenFrom(guild.id)] : []),
      ...overwritesFor(world.bot, channel),
    ],
  };
}

function threadOf(world: World, thread: Channel, parent: Channel, guild: Guild): Record<string, unknown> {
  return {
    id: thread.id,
    type: thread.members === null ? ChannelType.PublicThread : ChannelType.PrivateThread,
    guild_id: guild.id,
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
      locked: thread.locked,
    },
  };
}

const lastIn = ({ posts }: Channel): string | null =>
  [...posts.values()].findLast(({ onlyFor }) => onlyFor === null)?.message.id ?? null;
