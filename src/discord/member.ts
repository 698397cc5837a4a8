/** What Discord says about a member, in an interaction or when asked. */
import { GuildMemberFlags } from 'discord.js';
import type { z } from 'zod';
import type { Member } from '../app/ports/servers.ts';
import type { Member as MemberJson } from './interaction.ts';
import { madeAt } from './snowflake.ts';

export function memberOf({ user, roles, joined_at, flags = 0 }: z.infer<typeof MemberJson>): Member {
  const joinedAt = Date.parse(joined_at ?? '');
  return {
    id: user.id,
    roles,
    accountAt: madeAt(user.id),
    joinedAt: Number.isNaN(joinedAt) ? null : joinedAt,
    isGuest: (flags & GuildMemberFlags.IsGuest) !== 0,
  };
}
