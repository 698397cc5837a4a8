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

const unknownUnless =
  <const T>(codes: ReadonlySet<number | string>, answer: T) =>
  (error: unknown): T | 'unknown' =>
    error instanceof DiscordAPIError && codes.has(error.code) ? answer : 'unknown';

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
  member: (guildId, user, signal) =>
    rest
      .get(Routes.guildMember(guildId, user), { signal })
      .then((member) => memberOf(MemberJson.parse(member)))
      .catch(unknownUnless(GONE, 'gone')),
  readers: (guildId, channelId, patience) =>
    readersOf(rest, guildId, channelId, patience).catch(() => 'unknown' as const),
  isInvited: (threadId, user, signal) =>
    rest.get(Routes.threadMembers(threadId, user), { signal }).then(() => true, unknownUnless(GONE, false)),
  server: (guildId) =>
    rest
      .get(Routes.guild(guildId))
      .then((guild) => ({ name: cleanName(Guild.parse(guild).name) }))
      .catch(unknownUnless(OUTSIDE, 'gone')),
});
