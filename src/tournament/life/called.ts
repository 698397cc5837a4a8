import { rulesOf } from './forms/forms.ts';
import { isHere, runs } from './meeting.ts';
import type { HeldRound, MeetingGame, Participant, Tournament } from './tournament.ts';

/** The rounds that a notice of pairings is about; null means all rounds. */
export const roundsOf = (
  { rounds }: Pick<Tournament, 'rounds'>,
  number: number | null,
): readonly HeldRound[] => (number === null ? rounds : rounds.filter((round) => round.number === number));

export const gamesIn = (rounds: readonly HeldRound[]): readonly MeetingGame[] =>
  rounds.flatMap(({ meetings }) => meetings.flatMap(({ games }) => games.filter(runs)));

/**
 * The players to notify that a round has begun: those who have Black in all their games, because
 * each board notifies White. A ladder begins without boards, so everyone is notified.
 */
export function calledAt(tournament: Tournament, number: number | null): readonly Participant[] {
  const { players, terms } = tournament;
  if (rulesOf(terms.form).reach(terms.form) !== null) return players.filter(isHere);
  const games = gamesIn(roundsOf(tournament, number));
  const white = new Set(games.map((game) => game.white));
  const black = new Set(games.map((game) => game.black));
  return players.filter((player) => black.has(player.number) && !white.has(player.number));
}
