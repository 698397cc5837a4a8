import { COLORS } from '../../draughts/types.ts';
import type { Game, UserId } from '../../game/game.ts';
import { isCrowd, type Seat } from '../../game/seat.ts';
import type { Voter } from '../../game/vote/eligible.ts';
import type { Actor } from '../ports/actor.ts';
import { mayRead, type MemberMemory } from '../ports/subjects/servers.ts';

const channelOf = (seat: Seat): string | null =>
  isCrowd(seat) && seat.of.kind === 'channel' ? seat.of.channelId : null;

/** Asks Discord for the facts about a member that an interaction would contain. */
export async function memberIn(
  memory: MemberMemory,
  guildId: string | null,
  user: UserId,
): Promise<Voter | 'unknown' | null> {
  const found = guildId === null ? 'gone' : await memory.member(guildId, user);
  if (guildId === null || found === 'gone') return null;
  if (found === 'unknown') return 'unknown';
  const { roles, accountAt, joinedAt, isGuest } = found;
  return { guildId, roles, accountAt, joinedAt, isGuest, channels: [] };
}

/** The same facts about someone who votes in the game. */
export async function voterIn(
  memory: MemberMemory,
  { place: { guildId }, seats }: Pick<Game, 'place' | 'seats'>,
  user: UserId,
): Promise<Voter | 'unknown' | null> {
  const member = await memberIn(memory, guildId, user);
  if (guildId === null || member === null || member === 'unknown') return member;
  const channels: string[] = [];
  for (const channelId of COLORS.flatMap((color) => channelOf(seats[color]) ?? [])) {
    const isThere = await mayRead(memory, { guildId, channelId }, { id: user, roles: member.roles });
    if (isThere === 'unknown') return 'unknown';
    if (isThere) channels.push(channelId);
  }
  return { ...member, channels };
}

/** The same facts, from an interaction. */
export const voterOf = ({
  roles,
  membership,
}: Pick<Actor, 'roles' | 'membership'>): Voter | 'unknown' | null =>
  membership === 'unknown' ? 'unknown' : membership && { roles, ...membership };

/** The facts about an actor, from the same sources. */
export const memberAs = (voter: Voter | 'unknown' | null | undefined): Pick<Actor, 'roles' | 'membership'> =>
  voter === 'unknown' || !voter
    ? { roles: [], membership: voter ?? null }
    : { roles: voter.roles, membership: voter };
