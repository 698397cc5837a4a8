/** Summarizes what a ladder no longer lists, so that its row doesn't grow with every challenge. */
import { DAY } from '../../game/calendar/span.ts';
import { isMissedBy } from './players/absences.ts';
import { ladderAt } from './forms/ladder.ts';
import { boardIn } from './notices.ts';
import { isPlayed, waiterIn } from './table/placings.ts';
import { isOver } from './settle.ts';
import type { Meeting, MeetingGame, PastPlayer, Tournament } from './tournament.ts';

/**
 * How long a challenge stays listed after its end, in ms. This is longer than its players must
 * rest, and lets the organizer correct the result.
 */
export const LISTED = 14 * DAY;

const endOf = ({ games }: Meeting): number => games.at(-1)?.endedAt ?? 0;

const NEW = { missed: 0, missedAt: 0, isPresent: false, hasPlayed: false };

function playerAfter(
  tournament: Tournament,
  before: Omit<PastPlayer, 'number'>,
  game: MeetingGame,
  number: number,
): PastPlayer {
  const since = tournament.players.find((player) => player.number === number)?.since ?? 0;
  const endedAt = game.endedAt ?? 0;
  const isMissed = endedAt > since && isMissedBy(tournament, game, number);
  const already = before.missedAt > since ? before.missed : 0;
  return {
    number,
    missed: isMissed ? already + 1 : 0,
    missedAt: isMissed ? endedAt : 0,
    isPresent: before.isPresent || isPlayed(game) || waiterIn(game) === number,
    hasPlayed: before.hasPlayed || (isPlayed(game) && !game.isShort),
  };
}

function playersAfter(tournament: Tournament, ended: readonly Meeting[]): readonly PastPlayer[] {
  const players = new Map(tournament.past?.players.map((player) => [player.number, player]));
  for (const { games } of ended.toSorted((a, b) => endOf(a) - endOf(b)))
    for (const game of games)
      for (const number of [game.white, game.black])
        players.set(number, playerAfter(tournament, players.get(number) ?? NEW, game, number));
  return [...players.values()];
}

/** Returns the same tournament if no challenge ended long enough ago. */
export function withoutOld(tournament: Tournament, now: number): Tournament {
  const until = now - LISTED;
  const [round] = tournament.rounds;
  const isOld = (meeting: Meeting): boolean =>
    meeting.challenge !== undefined && isOver(meeting, tournament.terms) && endOf(meeting) <= until;
  const old = round?.meetings.filter(isOld) ?? [];
  if (!round || old.length === 0) return tournament;
  const boards = new Set(old.map(({ board }) => board));
  return {
    ...tournament,
    rounds: [{ ...round, meetings: round.meetings.filter(({ board }) => !boards.has(board)) }],
    past: {
      ...ladderAt(tournament, until),
      until,
      challenges: (tournament.past?.challenges ?? 0) + old.length,
      players: playersAfter(tournament, old),
    },
    told: tournament.told.filter((key) => !boards.has(boardIn(key) ?? 0)),
  };
}
