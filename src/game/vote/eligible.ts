/** Who may vote, based on Discord's data about a member. */
import { DAY } from '../calendar/span.ts';
import type { GameProblem } from '../problem.ts';
import type { SeatedCrowd } from '../seat.ts';
import type { Voting } from '../voting.ts';

export interface Voter {
  readonly guildId: string;
  readonly roles: readonly string[];
  /** The channels where the team votes. */
  readonly channels: readonly string[];
  /** When the account was created and when it joined the server (ms since 1970). */
  readonly accountAt: number;
  readonly joinedAt: number | null;
  readonly isGuest: boolean;
}

/** Whether someone belongs to this team in the server, even if they may not vote yet. */
export function belongs(
  { of }: SeatedCrowd,
  { roles, channels }: Pick<Voter, 'roles' | 'channels'>,
): boolean {
  if (of.kind === 'role') return roles.includes(of.roleId);
  return of.kind === 'everyone' || channels.includes(of.channelId);
}

export function barOnVoter(
  { leastDays }: Pick<Voting, 'leastDays'>,
  guildId: string | null,
  team: SeatedCrowd,
  voter: Voter,
  at: number,
): GameProblem | null {
  if (voter.isGuest || voter.joinedAt === null || voter.guildId !== guildId)
    return { code: 'vote-members-only' };
  if (!belongs(team, voter))
    return { code: team.of.kind === 'role' ? 'vote-other-role' : 'vote-other-channel', team: team.name };
  const since = Math.max(voter.accountAt, voter.joinedAt);
  return at - since < leastDays * DAY ? { code: 'vote-too-young', days: leastDays } : null;
}
