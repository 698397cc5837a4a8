/** A member of the server as Discord's API shows one. */
import { GuildMemberFlags, type APIGuildMember } from 'discord-api-types/v10';
import { ROLES } from '../world/roles.ts';
import { userOf, type Person } from '../world/people.ts';

const JOINED_AT = '2024-03-10T12:00:00.000Z';

/** A member of the server, without the account itself. */
export function memberFieldsOf({ roles }: Person): Omit<APIGuildMember, 'user'> {
  return {
    nick: null,
    avatar: null,
    banner: null,
    roles: ROLES.filter(({ name }) => roles.includes(name)).map(({ id }) => id),
    joined_at: JOINED_AT,
    premium_since: null,
    pending: false,
    communication_disabled_until: null,
    flags: GuildMemberFlags.CompletedOnboarding,
    deaf: false,
    mute: false,
  };
}

/** A member with the account. */
export function memberOf(person: Person): APIGuildMember {
  return { user: userOf(person), ...memberFieldsOf(person) };
}
