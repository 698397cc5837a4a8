/**
 * What a member may do in a channel, from Discord's roles and overwrites:
 * https://docs.discord.com/developers/topics/permissions#permission-overwrites
 */
import {
  ChannelType,
  PermissionFlagsBits,
  PermissionsBitField,
  Routes,
  type PermissionsString,
  type REST,
} from 'discord.js';
import { z } from 'zod';
import type { MissingPermissions } from '../../app/ports/messenger.ts';
import type { Member } from '../../app/ports/subjects/servers.ts';
import { isThread, lackingAt } from '../permissions.ts';
import { faultOf } from './faults.ts';

const Overwrite = z.object({ id: z.string(), allow: z.string(), deny: z.string() });
export const Channel = z.object({
  type: z.number(),
  name: z.string().nullish(),
  guild_id: z.string().optional(),
  parent_id: z.string().nullish(),
  permission_overwrites: z.array(Overwrite).default([]),
  thread_metadata: z.object({ archived: z.boolean(), locked: z.boolean().default(false) }).optional(),
});
/** The role of @everyone has the server's id. */
export const Guild = z.object({
  name: z.string().default(''),
  owner_id: z.string().nullish(),
  roles: z.array(z.object({ id: z.string(), permissions: z.string() })),
});

/** The permissions of a member in a channel. `null`: those of @everyone. */
export function permissionsIn(
  { guild_id: everyone = '', permission_overwrites }: z.infer<typeof Channel>,
  { owner_id, roles }: z.infer<typeof Guild>,
  member: Pick<Member, 'id' | 'roles'> | null,
): PermissionsBitField {
  const [own, user] = [member?.roles ?? [], member ? [member.id] : []];
  const held = roles.filter(({ id }) => id === everyone || own.includes(id));
  const base = new PermissionsBitField(held.map(({ permissions }) => BigInt(permissions)));
  if (base.has(PermissionFlagsBits.Administrator) || (owner_id && user.includes(owner_id)))
    return new PermissionsBitField(PermissionsBitField.All);
  let bits = base.bitfield;
  for (const ids of [[everyone], own, user]) {
    const here = permission_overwrites.filter(({ id }) => ids.includes(id));
    bits &= ~here.reduce((all, { deny }) => all | BigInt(deny), 0n);
    bits |= here.reduce((all, { allow }) => all | BigInt(allow), 0n);
  }
  return new PermissionsBitField(bits);
}

/** An action: to post, edit or remove a message of the bot, or to open a private thread. */
export interface Sought {
  readonly deed: 'post' | 'edit' | 'remove' | 'thread';
  readonly channelId: string;
  readonly hasFiles: boolean;
}

/** `unknown`: Discord doesn't say, as in direct messages. */
type Access = 'open' | 'closed' | 'unknown';

export interface ChannelAccess {
  ask(sought: Sought): Promise<Access>;
  /** `null` if the bot can't read its own permissions in the server. */
  lackingAt(channelId: string, guildId: string): Promise<MissingPermissions | null>;
}

/** How long (ms) the server's roles and the bot's are cached, for all of its channels. */
const KEPT = 10_000;
const MOST_KEPT = 1000;

const Self = z.object({ roles: z.array(z.string()), communication_disabled_until: z.string().nullish() });

/** Checks whether the bot itself may post in a channel, or change its own messages there. */
export function accessOver(rest: REST, botId: () => string, now: () => number): ChannelAccess {
  const servers = new Map<string, { readonly at: number; readonly read: ReturnType<typeof read> }>();
  const read = async (guildId: string) => {
    const [guild, self] = await Promise.all([
      rest.get(Routes.guild(guildId)),
      rest.get(Routes.guildMember(guildId, botId())),
    ]);
    return { guild: Guild.parse(guild), self: Self.parse(self) };
  };
  const serverOf = (guildId: string): ReturnType<typeof read> => {
    const known = servers.get(guildId);
    if (known && now() < known.at + KEPT) return known.read;
    if (servers.size >= MOST_KEPT) servers.clear();
    const asked = { at: now(), read: read(guildId) };
    servers.set(guildId, asked);
    asked.read.catch(() => servers.delete(guildId));
    return asked.read;
  };
  const heldIn = async (channel: z.infer<typeof Channel>, guildId: string) => {
    const { parent_id } = channel;
    const above = isThread(channel)
      ? Channel.parse(await rest.get(Routes.channel(parent_id ?? '')))
      : channel;
    const { guild, self } = await serverOf(guildId);
    return { held: permissionsIn(above, guild, { id: botId(), roles: self.roles }), self };
  };
  const isSilent = ({ communication_disabled_until: until }: z.infer<typeof Self>): boolean =>
    Date.parse(until ?? '') > now();
  const look: ChannelAccess['ask'] = async ({ channelId, deed, hasFiles }) => {
    const channel = Channel.parse(await rest.get(Routes.channel(channelId)));
    if (channel.guild_id === undefined) return 'unknown';
    const inThread = isThread(channel);
    const { archived = false, locked = false } = channel.thread_metadata ?? {};
    // A post reopens an archived thread; an edit doesn't.
    if (archived && deed !== 'post') return 'closed';
    const { held, self } = await heldIn(channel, channel.guild_id);
    if (isSilent(self)) return 'closed';
    if (locked && !held.has('ManageThreads')) return 'closed';
    const posts: PermissionsString = inThread ? 'SendMessagesInThreads' : 'SendMessages';
    const needed: readonly PermissionsString[] = [
      'ViewChannel',
      ...(deed === 'post' ? [posts] : []),
      ...(deed === 'thread' ? (['CreatePrivateThreads', 'SendMessagesInThreads'] as const) : []),
      ...(hasFiles ? (['AttachFiles'] as const) : []),
    ];
    return needed.every((each) => held.has(each)) ? 'open' : 'closed';
  };
  /** The channel. Discord refuses to show a channel that the bot can't view. */
  const seen = async (channelId: string, guildId: string): Promise<z.infer<typeof Channel>> => {
    try {
      return Channel.parse(await rest.get(Routes.channel(channelId)));
    } catch (error) {
      if (faultOf(error) !== 'forbidden') throw error;
      const deny = PermissionFlagsBits.ViewChannel.toString();
      return {
        type: ChannelType.GuildText,
        guild_id: guildId,
        permission_overwrites: [{ id: botId(), allow: '0', deny }],
      };
    }
  };
  const lackingIn = async (channelId: string, guildId: string): Promise<MissingPermissions | null> => {
    // Where the bot is not a member, a refusal says nothing about the channel.
    await serverOf(guildId);
    const channel = await seen(channelId, guildId);
    const { held, self } = await heldIn(channel, guildId);
    // https://docs.discord.com/developers/topics/permissions#permissions-for-timed-out-members
    const left = isSilent(self) ? held.bitfield & PermissionFlagsBits.ViewChannel : held.bitfield;
    return lackingAt(channel, left.toString());
  };
  return {
    ask: (sought) =>
      look(sought).catch((error: unknown) => {
        // If the bot can't read the channel, such as a deleted one, the next request reveals why.
        if (error instanceof z.ZodError || faultOf(error) === 'gone') return 'open';
        return 'closed';
      }),
    lackingAt: (channelId, guildId) => lackingIn(channelId, guildId).catch(() => null),
  };
}
