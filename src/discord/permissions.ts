import {
  ApplicationIntegrationType,
  Constants,
  OAuth2Scopes,
  PermissionsBitField,
  type PermissionsString,
} from 'discord.js';
import type { MissingPermissions } from '../app/ports/messenger.ts';
import type { Interaction } from './interaction.ts';
import type { Application } from './token.ts';

const THREADS: ReadonlySet<number> = new Set(Constants.ThreadChannelTypes);

export const isThread = ({ type }: { readonly type: number }): boolean => THREADS.has(type);

type Permission = PermissionsString;

/**
 * Whether a member with these permissions, or an administrator, has at least one of the wanted
 * permissions.
 */
export const permits = (permissions: string, ...wanted: readonly Permission[]): boolean =>
  new PermissionsBitField(BigInt(permissions)).any(wanted);

const NAMES = {
  ViewChannel: 'View Channel',
  SendMessages: 'Send Messages',
  SendMessagesInThreads: 'Send Messages in Threads',
  AttachFiles: 'Attach Files',
  CreatePublicThreads: 'Create Public Threads',
  MentionEveryone: 'Mention @everyone, @here, and All Roles',
} as const satisfies Partial<Record<Permission, string>>;

const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const;

export function isUnseen({ authorizing_integration_owners: owners, guild_id, member }: Interaction): boolean {
  if (guild_id === undefined || !isUserInstall(owners)) return false;
  return member === undefined || !permits(member.permissions, 'UseExternalApps');
}

/** A member's own installation lets the bot answer, but gives it no permissions. */
export const isUserInstall = (owners: Interaction['authorizing_integration_owners']): boolean =>
  owners[ApplicationIntegrationType.GuildInstall] === undefined;

/** In Discord's order. In threads, *Send Messages in Threads* replaces *Send Messages*. */
const NEEDED_IN_THREADS = ['ViewChannel', 'SendMessagesInThreads', 'AttachFiles'] as const;
/** To open a thread and post in it. */
const NEEDED_FOR_THREADS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

const missing = (permissions: string, needed: readonly (keyof typeof NAMES)[]): readonly string[] =>
  needed.filter((name) => !permits(permissions, name)).map((name) => NAMES[name]);

export const lackingIn = (permissions: string): readonly string[] => missing(permissions, NEEDED);

export const lackingAt = (channel: { readonly type: number }, permissions: string): MissingPermissions => ({
  posts: missing(permissions, isThread(channel) ? NEEDED_IN_THREADS : NEEDED),
  threads: missing(permissions, NEEDED_FOR_THREADS),
  roles: missing(permissions, ['MentionEveryone']),
});

/** The missing permissions in the interaction's channel. */
export const lackingOf = ({
  app_permissions,
  authorizing_integration_owners: owners,
  channel,
  guild_id,
}: Interaction): MissingPermissions | null =>
  guild_id === undefined || isUserInstall(owners) ? null : lackingAt(channel, app_permissions);

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

/** For everyone; `null` for a bot that only its owner may add, and for a stand-in's. */
export const publicInvite = (apiUrl: string, { id, bot_public: isPublic }: Application): string | null =>
  isPublic && new URL(apiUrl).hostname === 'discord.com' ? inviteLink(id) : null;

export const mayOrganize = (permissions: string | undefined): boolean =>
  permissions !== undefined && permits(permissions, 'ManageGuild', 'ManageEvents', 'ManageMessages');

/** Whether the bot can create server events. Channels can't revoke these permissions. */
export const mayMakeEvents = (permissions: string): boolean =>
  permits(permissions, 'CreateEvents', 'ManageEvents');
