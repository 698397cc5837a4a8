import {
  ChannelType,
  DiscordAPIError,
  PermissionFlagsBits,
  PermissionsBitField,
  RESTJSONErrorCodes,
  Routes,
  type REST,
} from 'discord.js';
import { z } from 'zod';
import type { Members, Readers } from '../../app/ports/servers.ts';
import { Member as MemberJson } from '../interaction.ts';
import { memberOf } from '../member.ts';
import { isThread } from '../permissions.ts';

const GONE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownMember,
  RESTJSONErrorCodes.UnknownUser,
]);

const OUTSIDE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.MissingAccess,
]);

const saysGone = (error: unknown, gone: ReadonlySet<number | string>): boolean =>
  error instanceof DiscordAPIError && gone.has(error.code);

const Overwrite = z.object({ id: z.string(), allow: z.string(), deny: z.string() });
const Channel = z.object({
  type: z.number(),
  guild_id: z.string(),
  parent_id: z.string().nullish(),
  permission_overwrites: z.array(Overwrite).default([]),
});
/** The role of everyone has the server's id. */
const Guild = z.object({
  owner_id: z.string().nullish(),
  roles: z.array(z.object({ id: z.string(), permissions: z.string() })),
});

const PRIVATE_THREAD: number = ChannelType.PrivateThread;
const { ViewChannel } = PermissionFlagsBits;

/** https://docs.discord.com/developers/topics/permissions#permission-overwrites */
async function readersOf(
  rest: REST,
  guildId: string,
  channelId: string,
  signal: AbortSignal,
): Promise<Readers> {
  const channel = Channel.parse(await rest.get(Routes.channel(channelId), { signal }));
  if (channel.guild_id !== guildId) return () => false;
  if (isThread(channel)) {
    const readers = await readersOf(rest, guildId, channel.parent_id ?? '', signal);
    return channel.type === PRIVATE_THREAD ? (member) => readers(member) && 'if-invited' : readers;
  }
  const { roles, owner_id: owner } = Guild.parse(await rest.get(Routes.guild(guildId), { signal }));
  return (member) => {
    const [own, user] = [member?.roles ?? [], member ? [member.id] : []];
    const held = roles.filter(({ id }) => id === guildId || own.includes(id));
    const base = new PermissionsBitField(held.map(({ permissions }) => BigInt(permissions)));
    if (base.has(PermissionFlagsBits.Administrator) || (owner && user.includes(owner))) return true;
    let reads = base.has(ViewChannel);
    for (const ids of [[guildId], own, user]) {
      const here = channel.permission_overwrites.filter(({ id }) => ids.includes(id));
      if (here.some(({ deny }) => (BigInt(deny) & ViewChannel) !== 0n)) reads = false;
      if (here.some(({ allow }) => (BigInt(allow) & ViewChannel) !== 0n)) reads = true;
    }
    return reads;
  };
}

export const membersOver = (rest: REST): Members => ({
  member: async (guildId, user, signal) => {
    try {
      return memberOf(MemberJson.parse(await rest.get(Routes.guildMember(guildId, user), { signal })));
    } catch (error) {
      return saysGone(error, GONE) ? 'gone' : 'unknown';
    }
  },
  readers: (guildId, channelId, patience) =>
    readersOf(rest, guildId, channelId, patience).catch(() => 'unknown' as const),
  isInvited: async (threadId, user, signal) => {
    try {
      await rest.get(Routes.threadMembers(threadId, user), { signal });
      return true;
    } catch (error) {
      return saysGone(error, GONE) ? false : 'unknown';
    }
  },
  server: async (guildId) => {
    try {
      await rest.get(Routes.guild(guildId));
      return 'here';
    } catch (error) {
      return saysGone(error, OUTSIDE) ? 'gone' : 'unknown';
    }
  },
});
