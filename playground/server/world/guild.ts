/** The servers of the world. Tests and the page use the first one unless they name another. */
import {
  type APIApplicationCommand,
  type GuildScheduledEventStatus as Status,
  Locale,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type { Person } from './people.ts';
import { ROLES, type Role, USUAL_PERMISSIONS } from './permissions.ts';
import { makeSnowflake } from './snowflake.ts';

export interface ServerEvent {
  readonly id: string;
  readonly creatorId: string;
  name: string;
  description: string | null;
  location: string;
  startsAt: number;
  endsAt: number;
  status: Status;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly members: Set<string>;
  readonly managers: Set<string>;
  /** Managers who may no longer manage it; the server still offers them all commands. */
  readonly demoted: Set<string>;
  readonly events: Map<string, ServerEvent>;
  locale: string;
  hasBot: boolean;
  /** Set while members use the bot as their own app without it being in the server. */
  brought: { readonly isSeen: boolean } | null;
}

/** One more server. Its first member manages it. Names that nobody has yet belong to new people. */
export interface GuildPlan {
  readonly name: string;
  readonly channels: readonly string[];
  readonly members: readonly string[];
  /** How much later than usual (ms) its id was created, which determines its shard. */
  readonly later?: number;
}

const FOUNDED = Date.UTC(2024, 1, 1);

/** Ids depend on the index, and leave room for the channels of each server. */
export const foundedAt = (index: number): number => FOUNDED + index * 1000;

const newGuild = (index: number, name: string, roles: readonly Role[], later = 0): Guild => ({
  id: makeSnowflake(foundedAt(index) + later),
  name,
  roles,
  members: new Set(),
  managers: new Set(),
  demoted: new Set(),
  events: new Map(),
  locale: Locale.EnglishUS,
  hasBot: true,
  brought: null,
});

export const GUILD = { id: makeSnowflake(FOUNDED), name: 'The Draughts Club' };

export function firstGuild(people: readonly Person[]): Guild {
  const guild = newGuild(0, GUILD.name, ROLES);
  for (const { id, manages } of people) {
    guild.members.add(id);
    if (manages) guild.managers.add(id);
  }
  return guild;
}

export function furtherGuild(
  index: number,
  { name, members, later }: GuildPlan,
  people: readonly Person[],
): Guild {
  const guild = newGuild(index, name, [], later);
  const ids = members.flatMap((called) => people.find((one) => one.name === called)?.id ?? []);
  for (const id of ids) guild.members.add(id);
  for (const id of ids.slice(0, 1)) guild.managers.add(id);
  return guild;
}

/** Whether the bot itself is in the server, and isn't only used by members as their own app. */
export const isBotIn = ({ hasBot, brought }: Guild): boolean => hasBot && brought === null;

/** Outside servers, `null`. */
export const permissionsIn = (guild: Guild | null, { id }: Person): bigint =>
  guild?.managers.has(id) ? USUAL_PERMISSIONS | PermissionFlagsBits.ManageGuild : USUAL_PERMISSIONS;

export function mayUse(
  { default_member_permissions: needed }: APIApplicationCommand,
  guild: Guild | null,
  person: Person,
): boolean {
  // Permissions don't count in direct messages.
  if (needed === null || needed === undefined || guild === null) return true;
  const bits = BigInt(needed);
  return (permissionsIn(guild, person) & bits) === bits;
}
