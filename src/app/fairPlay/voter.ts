import { COLORS } from '../../draughts/types.ts';
import type { Game, UserId } from '../../game/game.ts';
import { isCrowd, type Seat } from '../../game/seat.ts';
import type { Voter } from '../../game/vote/eligible.ts';
import type { Actor } from '../ports/actor.ts';
import { mayRead, type MemberMemory } from '../ports/subjects/servers.ts';

const channelOf = (seat: Seat): string | null =>
  isCrowd(seat) && seat.of.kind === 'channel' ? seat.of.channelId : null;

/** What an interaction would say about a member, as Discord tells it. */
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

/** The same about someone who votes in the game. */
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

/** The same, from what came with an interaction. */
export const voterOf = ({
  roles,
  membership,
}: Pick<Actor, 'roles' | 'membership'>): Voter | 'unknown' | null =>
  membership === 'unknown' ? 'unknown' : membership && { roles, ...membership };

/** What an actor knows of themselves, from the same. */
export const memberAs = (voter: Voter | 'unknown' | null | undefined): Pick<Actor, 'roles' | 'membership'> =>
  voter === 'unknown' || !voter
    ? { roles: [], membership: voter ?? null }
    : { roles: voter.roles, membership: voter };
