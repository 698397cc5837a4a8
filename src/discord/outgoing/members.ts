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
import { isThread } from '../permissions.ts';
import type { Members, Presence } from '../../app/ports/servers.ts';

const GONE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownMember,
  RESTJSONErrorCodes.UnknownUser,
]);

const OUTSIDE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownGuild,
  RESTJSONErrorCodes.MissingAccess,
]);

async function presenceBy(asked: Promise<unknown>, gone: ReadonlySet<number | string>): Promise<Presence> {
  try {
    await asked;
    return 'here';
  } catch (error) {
    return error instanceof DiscordAPIError && gone.has(error.code) ? 'gone' : 'unknown';
  }
}

const Overwrite = z.object({ id: z.string(), allow: z.string(), deny: z.string() });
const Channel = z.object({
  type: z.number(),
  guild_id: z.string(),
  parent_id: z.string().nullish(),
  permission_overwrites: z.array(Overwrite).default([]),
});
const Guild = z.object({ roles: z.array(z.object({ id: z.string(), permissions: z.string() })) });

/** The role of everyone has the server's id. Nobody else reads a private thread. */
async function isReadByAll(
  rest: REST,
  guildId: string,
  channelId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const channel = Channel.parse(await rest.get(Routes.channel(channelId), { signal }));
  if (channel.guild_id !== guildId || channel.type === PRIVATE_THREAD) return false;
  if (isThread(channel)) return isReadByAll(rest, guildId, channel.parent_id ?? '', signal);
  const { roles } = Guild.parse(await rest.get(Routes.guild(guildId), { signal }));
  const everyone = new PermissionsBitField(BigInt(roles.find(({ id }) => id === guildId)?.permissions ?? 0));
  const here = channel.permission_overwrites.find(({ id }) => id === guildId);
  const { ViewChannel } = PermissionFlagsBits;
  if (here && (BigInt(here.allow) & ViewChannel) !== 0n) return true;
  return everyone.has(ViewChannel) && (BigInt(here?.deny ?? 0) & ViewChannel) === 0n;
}

const PRIVATE_THREAD: number = ChannelType.PrivateThread;

export const membersOver = (rest: REST): Members => ({
  presence: (guildId, user, patience) =>
    presenceBy(rest.get(Routes.guildMember(guildId, user), { signal: patience }), GONE),
  allRead: async (guildId, channelId, patience) => {
    try {
      return await isReadByAll(rest, guildId, channelId, patience);
    } catch {
      return false;
    }
  },
  server: (guildId) => presenceBy(rest.get(Routes.guild(guildId)), OUTSIDE),
});
