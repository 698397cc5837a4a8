/**
 * The permissions that the stand-in knows, by Discord's bits. Every channel holds what the bot and what everyone may do
 * there; tests take some of the bot's away.
 *
 * Source: docs.discord.com/developers/topics/permissions
 */
import { PermissionFlagsBits } from 'discord-api-types/v10';

export type Permission =
  | 'ViewChannel'
  | 'SendMessages'
  | 'SendMessagesInThreads'
  | 'CreatePublicThreads'
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
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'UseApplicationCommands',
  'CreateEvents',
];

/** What a member and the bot may do in a channel unless it was taken away. */
export const USUAL_PERMISSIONS: bigint = EVERYONE.reduce((all, one) => all | PermissionFlagsBits[one], 0n);

/** Whether all of `needed` are among `held`. */
export function may(held: bigint, ...needed: readonly Permission[]): boolean {
  return needed.every((one) => (held & PermissionFlagsBits[one]) !== 0n);
}

/** `held` and `given`. */
export function withAlso(held: bigint, given: readonly Permission[]): bigint {
  return given.reduce((all, one) => all | PermissionFlagsBits[one], held);
}

/** `held` without `lost`. */
export function without(held: bigint, lost: readonly Permission[]): bigint {
  return lost.reduce((rest, one) => rest & ~PermissionFlagsBits[one], held);
}
