import type { UserId } from '../../../game/player.ts';
import { withPlayer } from '../decision.ts';
import { takeOut } from './entering.ts';
import { rulesOf } from '../forms/forms.ts';
import { isRunning } from '../meeting.ts';
import { isLive } from '../terms.ts';
import type { MeetingGame, Participant, Tournament, Withdrawal } from '../tournament.ts';

const MISSES = 2;

/** A loss on time counts as missed. In live games, it counts only if the player never moved. */
export function isMissedBy(
  tournament: Tournament,
  { white, result, isTimeLoss }: MeetingGame,
  number: number,
): boolean {
  if (!isTimeLoss || result === null) return false;
  // If White doesn't answer a challenger who has left, neither of them plays (`--`).
  const loser = result === '+-' || result === '1-0' ? 'black' : 'white';
  const isOwn = (white === number) === (loser === 'white');
  return isOwn && (!isLive(tournament.terms) || result === '+-' || result === '-+');
}

function missesOf(tournament: Tournament, { number, since }: Participant): number {
  const own = tournament.rounds
    .flatMap(({ meetings }) => meetings)
    .filter((meeting) => (meeting.white === number || meeting.black === number) && !isRunning(meeting))
    .map(({ games }) => ({ games, at: Math.max(0, ...games.map(({ endedAt }) => endedAt ?? 0)) }))
    .filter(({ at, games }) => at > since && games.length > 0)
    .toSorted((a, b) => b.at - a.at);
  const first = own.findIndex(({ games }) => !games.some((game) => isMissedBy(tournament, game, number)));
  if (first >= 0) return first;
  const past = tournament.past?.players.find((player) => player.number === number);
  return own.length + (past && past.missedAt > since ? past.missed : 0);
}

const out = (tournament: Tournament, user: UserId, cause: Withdrawal, at: number): Tournament => {
  const decision = takeOut(tournament, user, cause, { by: null, at, reason: null });
  return decision.ok ? decision.value : tournament;
};

/** In an arena, absent players are paused until they return. */
function withoutAbsent(tournament: Tournament, player: Participant, now: number): Tournament {
  const misses = missesOf(tournament, player);
  const { hasRounds, hasPauses } = rulesOf(tournament.terms.form);
  if (!hasRounds && hasPauses && misses > 0 && !player.isPaused)
    return { ...tournament, players: withPlayer(tournament, player.id, { isPaused: true }) };
  return misses >= MISSES ? out(tournament, player.id, 'absent', now) : tournament;
}

interface Outsiders {
  readonly gone: readonly UserId[];
  readonly barred: readonly UserId[];
}

export function withoutAbsentees(tournament: Tournament, outsiders: Outsiders, now: number): Tournament {
  let next = tournament;
  for (const player of tournament.players) {
    if (player.withdrawn) continue;
    const cause = (['gone', 'barred'] as const).find((each) => outsiders[each].includes(player.id));
    next = cause ? out(next, player.id, cause, now) : withoutAbsent(next, player, now);
  }
  return next;
}
