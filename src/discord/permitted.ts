/** What somebody may do in a place: permissions as Discord writes them, a number whose bits are one each. */
import { PermissionFlagsBits } from 'discord.js';

/** A permission by the name that Discord's documentation gives it. */
export type Permission = keyof typeof PermissionFlagsBits;

/** Whether one of these is among the permissions; an administrator has them all. */
export function permits(permissions: string, ...wanted: readonly Permission[]): boolean {
  const held = BigInt(permissions);
  return (held & bitsOf(['Administrator', ...wanted])) !== 0n;
}

/** Permissions as one number. */
export const bitsOf = (permissions: readonly Permission[]): bigint =>
  permissions.reduce((bits, name) => bits | PermissionFlagsBits[name], 0n);
