/** What the bot must be allowed to do in a channel where it posts boards, and the link that asks for just that. */
import { ChannelType, OAuth2Scopes, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import type { PermissionsString } from 'discord.js';
import type { Interaction } from './asker.ts';

/** The names that these have in Discord's settings. */
const NAMES = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  SendMessagesInThreads: 'Send Messages in Threads',
  AttachFiles: 'Attach Files',
} as const satisfies Partial<Record<PermissionsString, string>>;

const THREADS: ReadonlySet<ChannelType> = new Set([
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
]);

/**
 * The permissions that posting in the interaction's channel needs and the bot lacks there, as Discord names them. In its
 * own direct messages it always may, although Discord does not list it there.
 */
export function missingPermissions({ app_permissions, channel, guild_id }: Interaction): readonly string[] {
  if (guild_id === undefined) return [];
  const held = new PermissionsBitField(BigInt(app_permissions));
  const isThread = channel !== undefined && THREADS.has(channel.type);
  const send = isThread ? 'SendMessagesInThreads' : 'SendMessages';
  return (['ViewChannel', send, 'AttachFiles'] as const)
    .filter((name) => !held.has(PermissionFlagsBits[name]))
    .map((name) => NAMES[name]);
}

/** The address at which an application is added to a server, with the least permissions that it can play with. */
export function inviteLink(applicationId: string): string {
  const wanted = new PermissionsBitField([
    'ViewChannel',
    'SendMessages',
    'SendMessagesInThreads',
    'AttachFiles',
  ]);
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(' '),
    permissions: wanted.bitfield.toString(),
  });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
}
