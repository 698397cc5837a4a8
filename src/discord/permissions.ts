import {
  ApplicationIntegrationType,
  Constants,
  OAuth2Scopes,
  PermissionsBitField,
  type PermissionsString,
} from 'discord.js';
import type { Interaction } from './interaction.ts';

const THREADS: ReadonlySet<number> = new Set(Constants.ThreadChannelTypes);

export const isThread = ({ type }: { readonly type: number }): boolean => THREADS.has(type);

type Permission = PermissionsString;

/** Whether a member with these permissions, or an administrator, has any of the wanted ones. */
export const permits = (permissions: string, ...wanted: readonly Permission[]): boolean =>
  new PermissionsBitField(BigInt(permissions)).any(wanted);

const NAMES = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  SendMessagesInThreads: 'Send Messages in Threads',
  AttachFiles: 'Attach Files',
} as const satisfies Partial<Record<Permission, string>>;

/** In threads, *Send Messages in Threads* replaces *Send Messages*. */
const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const;

export function isUnseen({ authorizing_integration_owners: owners, guild_id, member }: Interaction): boolean {
  if (guild_id === undefined || !isBroughtAlong(owners)) return false;
  return member === undefined || !permits(member.permissions, 'UseExternalApps');
}

/** A member's own installation lets the bot answer, but gives it no permissions. */
export const isBroughtAlong = (owners: Interaction['authorizing_integration_owners']): boolean =>
  owners[ApplicationIntegrationType.GuildInstall] === undefined;

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

export const lackingIn = (permissions: string): readonly string[] =>
  NEEDED.filter((name) => !permits(permissions, name)).map((name) => NAMES[name]);

export const mayManage = ({ member }: Interaction): boolean =>
  member !== undefined && permits(member.permissions, 'ManageGuild');

export function inviteLink(applicationId: string): string {
  const wanted = PermissionsBitField.resolve([
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

export const mayOrganize = (permissions: string | undefined): boolean =>
  permissions !== undefined && permits(permissions, 'ManageGuild', 'ManageEvents', 'ManageMessages');

/** Whether the bot can create server events. Channels can't revoke these permissions. */
export const mayMakeEvents = (permissions: string): boolean =>
  permits(permissions, 'CreateEvents', 'ManageEvents');
