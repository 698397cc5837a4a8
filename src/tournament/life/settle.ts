import type { Hash } from '../../openings/deal.ts';
import type { Result } from '../event.ts';
import { dealFor } from './deals.ts';
import type { IsTimeOver } from './judging.ts';
import { rulesOf } from './forms/forms.ts';
import { gameIdOf, halvesOf, isRunning, withMeetings } from './meeting.ts';
import { isOver, nextGame, type NextGame } from './nextGame.ts';
import type { HeldRound, Meeting, MeetingGame, Tournament } from './tournament.ts';

interface Settling {
  readonly tournament: Tournament;
  readonly now: number;
  readonly hash: Hash;
  readonly isTimeOver: IsTimeOver;
}

export function settle(parts: Settling): Tournament {
  let { tournament } = parts;
  for (const { number } of parts.tournament.rounds)
    tournament = settleRound({ ...parts, tournament }, number);
  return tournament;
}

/** One meeting at a time, because a deal for one also sets the deal of the whole round. */
function settleRound(parts: Settling, number: number): Tournament {
  let { tournament } = parts;
  const boards = tournament.rounds.find((round) => round.number === number)?.meetings ?? [];
  for (const before of boards) {
    const round = tournament.rounds.find((each) => each.number === number);
    if (round?.endedAt !== null) continue;
    const meeting = settleMeeting({ ...parts, tournament }, round, before);
    if (meeting !== before) tournament = withMeeting(tournament, number, meeting);
  }
  return tournament;
}

const withMeeting = (tournament: Tournament, number: number, meeting: Meeting): Tournament => ({
  ...tournament,
  rounds: withMeetings(tournament, (each, round) =>
    round === number && each.board === meeting.board ? meeting : each,
  ),
});

/** Adds every game that can start at once: side by side, or walk-overs. */
function settleMeeting(parts: Settling, round: HeldRound, meeting: Meeting): Meeting {
  const { tournament, isTimeOver } = parts;
  const { terms } = tournament;
  const next = nextGame(meeting, terms);
  const isExtra = meeting.games.length >= rulesOf(terms.form).games;
  const isEnough = isExtra && (isTimeOver(round) || areBothGone(tournament, meeting));
  if (!next || isEnough) return withWinner(tournament, meeting);
  const games = [...meeting.games, gameFor(parts, round, meeting, next)];
  return settleMeeting(parts, round, { ...meeting, games });
}

const isGone = ({ players }: Tournament, number: number): boolean =>
  players.some((player) => player.number === number && player.withdrawn !== null);

const areBothGone = (tournament: Tournament, { white, black }: Meeting): boolean =>
  isGone(tournament, white) && isGone(tournament, black);

/** Absent players forfeit, a game without time is a draw, and any other game starts. */
function gameFor(parts: Settling, round: HeldRound, meeting: Meeting, next: NextGame): MeetingGame {
  const { tournament, now, hash, isTimeOver } = parts;
  const forfeit = forfeitOf(isGone(tournament, next.white), isGone(tournament, next.black));
  const result = forfeit ?? (isTimeOver(round) ? '=' : null);
  const id = result === null ? gameIdOf(tournament.id, round.number, meeting) : null;
  return {
    ...next,
    id,
    opening: dealFor(tournament, round, meeting, hash),
    result,
    isTimeLoss: false,
    isShort: false,
    isRuled: result !== null,
    endedAt: result === null ? null : now,
  };
}

function forfeitOf(isWhiteGone: boolean, isBlackGone: boolean): Result | null {
  if (isWhiteGone) return isBlackGone ? '--' : '-+';
  return isBlackGone ? '+-' : null;
}

/** Only in a knock-out, where no winner is drawn by lot. */
function withWinner(tournament: Tournament, meeting: Meeting): Meeting {
  if (!rulesOf(tournament.terms.form).hasWinners || meeting.winner !== null || isRunning(meeting))
    return meeting;
  return { ...meeting, winner: winnerOf(tournament, meeting) };
}

function winnerOf({ rounds }: Tournament, { games, white, black }: Meeting): number {
  const lead = halvesOf(games, white) - halvesOf(games, black);
  if (lead !== 0) return lead > 0 ? white : black;
  const won = (number: number): number =>
    rounds
      .flatMap(({ meetings }) => meetings.flatMap((meeting) => meeting.games))
      .filter((game) => halvesOf([game], number) === 2).length;
  const more = won(white) - won(black);
  if (more !== 0) return more > 0 ? white : black;
  return Math.min(white, black);
}

export const isSettled = ({ terms }: Tournament, meeting: Meeting): boolean =>
  rulesOf(terms.form).hasWinners ? meeting.winner !== null : isOver(meeting, terms);
