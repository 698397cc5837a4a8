/** Who is taken out by rule: who has left the server or is blocked in it, and who let two meetings in a row pass without coming. */
import type { UserId } from '../../game/player.ts';
import { withPlayer } from './decision.ts';
import { takeOut } from './entering.ts';
import { isRunning } from './meeting.ts';
import { isLive } from './terms.ts';
import type { MeetingGame, Participant, Tournament, Withdrawal } from './tournament.ts';

/** So many meetings in a row somebody may miss before they are taken out. */
const MISSES = 2;

/** Whether a game was lost by not being there. Live, a flag falls on whoever plays, too: there only who never moved was absent. */
function isMissedBy(
  tournament: Tournament,
  { white, result, isTimeLoss }: MeetingGame,
  number: number,
): boolean {
  if (!isTimeLoss || result === null) return false;
  const loser = result === '-+' || result === '0-1' ? 'white' : 'black';
  const isOwn = (white === number) === (loser === 'white');
  return isOwn && (!isLive(tournament.terms) || result === '+-' || result === '-+');
}

/** How many meetings in a row, the latest first, a player has missed since they came. */
function missesOf(tournament: Tournament, { number, since }: Participant): number {
  const own = tournament.rounds
    .flatMap(({ meetings }) => meetings)
    .filter((meeting) => (meeting.white === number || meeting.black === number) && !isRunning(meeting))
    .map(({ games }) => ({ games, at: Math.max(0, ...games.map(({ endedAt }) => endedAt ?? 0)) }))
    .filter(({ at, games }) => at > since && games.length > 0)
    .toSorted((a, b) => b.at - a.at);
  const first = own.findIndex(({ games }) => !games.some((game) => isMissedBy(tournament, game, number)));
  return first < 0 ? own.length : first;
}

const out = (tournament: Tournament, user: UserId, cause: Withdrawal, at: number): Tournament => {
  const decision = takeOut(tournament, user, cause, { by: null, at, reason: null });
  return decision.ok ? decision.value : tournament;
};

/** In an arena somebody who does not come is not paired again until they say so; elsewhere they are taken out at the second time. */
function withoutAbsent(tournament: Tournament, player: Participant, now: number): Tournament {
  const misses = missesOf(tournament, player);
  if (tournament.terms.form.kind === 'arena' && misses > 0 && !player.isPaused)
    return { ...tournament, players: withPlayer(tournament, player.id, { isPaused: true }) };
  return misses >= MISSES ? out(tournament, player.id, 'absent', now) : tournament;
}

/** Who can no longer play here: `gone` are no members of the server any more, `barred` are blocked in it. */
interface Outsiders {
  readonly gone: readonly UserId[];
  readonly barred: readonly UserId[];
}

/** Without those who are gone. */
export function withoutAbsentees(tournament: Tournament, outsiders: Outsiders, now: number): Tournament {
  let next = tournament;
  for (const player of tournament.players) {
    if (player.withdrawn) continue;
    const cause = (['gone', 'barred'] as const).find((each) => outsiders[each].includes(player.id));
    next = cause ? out(next, player.id, cause, now) : withoutAbsent(next, player, now);
  }
  return next;
}
