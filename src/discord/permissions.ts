/** What the bot must be allowed to do in a channel where it posts boards, and the link that asks for just that. */
import { ApplicationIntegrationType, OAuth2Scopes } from 'discord.js';
import type { Interaction } from './interaction.ts';
import { bitsOf, permits, type Permission } from './permitted.ts';
import { isThread } from './threadTypes.ts';

/** The names that these have in Discord's settings. */
const NAMES = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  SendMessagesInThreads: 'Send Messages in Threads',
  AttachFiles: 'Attach Files',
} as const satisfies Partial<Record<Permission, string>>;

/** What it cannot play without in a server; in a thread it needs *Send Messages in Threads* in place of one of them. */
const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const;

/**
 * Whether others will not see what the bot says there: it was brought along by a member of a server to which it was not
 * added, and who may not show what such apps say.
 */
export function isUnseen({ authorizing_integration_owners: owners, guild_id, member }: Interaction): boolean {
  if (guild_id === undefined || !isBroughtAlong(owners)) return false;
  return member === undefined || !permits(member.permissions, 'UseExternalApps');
}

/** Whether the bot is there only because of a member's own installation. It then answers, but has no rights of its own. */
export const isBroughtAlong = (owners: Interaction['authorizing_integration_owners']): boolean =>
  owners[ApplicationIntegrationType.GuildInstall] === undefined;

/**
 * The permissions that posting in the interaction's channel needs and the bot lacks there, as Discord names them. In its
 * own direct messages, and where a member brought it along, it only answers, which it always may.
 */
export function missingPermissions({
  app_permissions,
  authorizing_integration_owners: owners,
  channel,
  guild_id,
}: Interaction): readonly string[] {
  if (guild_id === undefined || isBroughtAlong(owners)) return [];
  const send = isThread(channel) ? 'SendMessagesInThreads' : 'SendMessages';
  return (['ViewChannel', send, 'AttachFiles'] as const)
    .filter((name) => !permits(app_permissions, name))
    .map((name) => NAMES[name]);
}

/** The permissions without which the bot can play in no channel of a server, of those that it lacks there, as Discord names them. */
export const lackingIn = (permissions: string): readonly string[] =>
  NEEDED.filter((name) => !permits(permissions, name)).map((name) => NAMES[name]);

/** Whether whoever acts may manage the server, at this moment: Discord counts in what owners and administrators may. */
export const mayManage = ({ member }: Interaction): boolean =>
  member !== undefined && permits(member.permissions, 'ManageGuild');

/** The address at which an application is added to a server, with the least permissions that it can play with. */
export function inviteLink(applicationId: string): string {
  const wanted = bitsOf([
    'ViewChannel',
    'SendMessages',
    'SendMessagesInThreads',
    'CreatePublicThreads',
    'AttachFiles',
  ]);
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(' '),
    permissions: wanted.toString(),
  });
  return `https://discord.com/oauth2/authorize?${query.toString()}`;
}
