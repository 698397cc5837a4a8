/**
 * Each channel stores the bot's permissions. Source: docs.discord.com/developers/topics/permissions
 */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { makeSnowflake } from './snowflake.ts';

export type Permission =
  | 'ViewChannel'
  | 'SendMessages'
  | 'SendMessagesInThreads'
  | 'CreatePublicThreads'
  | 'CreatePrivateThreads'
  | 'EmbedLinks'
  | 'AttachFiles'
  | 'ReadMessageHistory'
  | 'MentionEveryone'
  | 'UseExternalEmojis'
  | 'UseApplicationCommands'
  | 'ManageMessages'
  | 'CreateEvents';

const EVERYONE: readonly Permission[] = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'UseApplicationCommands',
  'CreateEvents',
];

export const USUAL_PERMISSIONS: bigint = EVERYONE.reduce((all, one) => all | PermissionFlagsBits[one], 0n);

export const may = (held: bigint, ...needed: readonly Permission[]): boolean =>
  needed.every((one) => (held & PermissionFlagsBits[one]) !== 0n);

export const withAlso = (held: bigint, given: readonly Permission[]): bigint =>
  given.reduce((all, one) => all | PermissionFlagsBits[one], held);

export const without = (held: bigint, lost: readonly Permission[]): bigint =>
  lost.reduce((rest, one) => rest & ~PermissionFlagsBits[one], held);

export interface Role {
  readonly id: string;
  readonly name: string;
}

const FOUNDED = Date.UTC(2024, 1, 2);

export const PLAYERS: Role = { id: makeSnowflake(FOUNDED), name: 'Players' };
export const GUESTS: Role = { id: makeSnowflake(FOUNDED + 1), name: 'Guests' };

export const ROLES: readonly Role[] = [PLAYERS, GUESTS];
