import { ChannelType, DiscordAPIError, RESTJSONErrorCodes, Routes, type REST } from 'discord.js';
import type { Members, Readers } from '../../app/ports/subjects/servers.ts';
import { Member as MemberJson } from '../interaction.ts';
import { cleanName } from '../../game/cleanName.ts';
import { memberOf } from '../member.ts';
import { isThread } from '../permissions.ts';
import { Channel, Guild, permissionsIn } from './channelAccess.ts';

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

const PRIVATE_THREAD: number = ChannelType.PrivateThread;

async function readersOf(
  rest: REST,
  guildId: string,
  channelId: string,
  signal: AbortSignal,
): Promise<Readers> {
  const channel = Channel.parse(await rest.get(Routes.channel(channelId), { signal }));
  if (channel.guild_id !== guildId) return () => false;
  const named = (readers: Readers): Readers =>
    Object.assign((...asked: Parameters<Readers>) => readers(...asked), {
      channelName: cleanName(channel.name ?? ''),
    });
  if (isThread(channel)) {
    const readers = await readersOf(rest, guildId, channel.parent_id ?? '', signal);
    return named(channel.type === PRIVATE_THREAD ? (member) => readers(member) && 'if-invited' : readers);
  }
  const guild = Guild.parse(await rest.get(Routes.guild(guildId), { signal }));
  return named((member) => permissionsIn(channel, guild, member).has('ViewChannel'));
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
      const { name } = Guild.parse(await rest.get(Routes.guild(guildId)));
      return { name: cleanName(name) };
    } catch (error) {
      return saysGone(error, OUTSIDE) ? 'gone' : 'unknown';
    }
  },
});
