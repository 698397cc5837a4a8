/** The server's roles beside @everyone, and what each member may do in it. */
import { PermissionFlagsBits, type APIApplicationCommand } from 'discord-api-types/v10';
import type { Person } from './people.ts';
import { USUAL_PERMISSIONS } from './permissions.ts';
import { makeSnowflake } from './snowflake.ts';

export interface Role {
  readonly id: string;
  readonly name: string;
}

const FOUNDED = Date.UTC(2024, 1, 2);

export const PLAYERS: Role = { id: makeSnowflake(FOUNDED), name: 'Players' };
export const GUESTS: Role = { id: makeSnowflake(FOUNDED + 1), name: 'Guests' };

export const ROLES: readonly Role[] = [PLAYERS, GUESTS];

/** What a member may do everywhere in the server, Discord's bits. */
export const permissionsOf = ({ manages }: Person): bigint =>
  manages ? USUAL_PERMISSIONS | PermissionFlagsBits.ManageGuild : USUAL_PERMISSIONS;

/** Whether a member is offered a command: some are only for those with certain permissions. */
export function mayUse(
  { default_member_permissions: needed }: APIApplicationCommand,
  person: Person,
): boolean {
  if (needed === null || needed === undefined) return true;
  const bits = BigInt(needed);
  return (permissionsOf(person) & bits) === bits;
}
