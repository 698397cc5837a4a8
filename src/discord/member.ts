/** Facts about a member, from an interaction or from a request. */
import { GuildMemberFlags } from 'discord.js';
import type { z } from 'zod';
import type { Member } from '../app/ports/subjects/servers.ts';
import { cleanName } from '../game/cleanName.ts';
import type { Member as MemberJson, UserJson } from './interaction.ts';
import { madeAt } from './snowflake.ts';

export const nameOf = ({ username, global_name }: UserJson, nick: string | null | undefined): string =>
  cleanName(nick ?? '') || cleanName(global_name ?? '') || username;

export function memberOf({ user, nick, roles, joined_at, flags = 0 }: z.infer<typeof MemberJson>): Member {
  const joinedAt = Date.parse(joined_at ?? '');
  return {
    id: user.id,
    name: nameOf(user, nick),
    roles,
    accountAt: madeAt(user.id),
    joinedAt: Number.isNaN(joinedAt) ? null : joinedAt,
    isGuest: (flags & GuildMemberFlags.IsGuest) !== 0,
  };
}
