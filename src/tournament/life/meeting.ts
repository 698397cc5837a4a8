import type { GameId } from '../../game/game.ts';
import type { Pair, PairResult } from '../event.ts';
import { mirror } from '../outcome.ts';
import type { Meeting, MeetingGame, Participant, Tournament, TournamentId } from './tournament.ts';

const HALVES: Readonly<Record<PairResult, readonly [number, number]>> = {
  '1-0': [2, 0],
  '=': [1, 1],
  '0-1': [0, 2],
  '+-': [2, 0],
  '-+': [0, 2],
  '--': [0, 0],
};

export const isHere = ({ withdrawn, isPaused }: Participant): boolean => !withdrawn && !isPaused;

export const meetingOf = ({ white, black }: Pair, board: number, begunAt: number): Meeting => ({
  board,
  white,
  black,
  games: [],
  annulled: 0,
  winner: null,
  begunAt,
});

/** A player's points in these games (win 2, draw 1). Forfeits count as wins. */
export const halvesOf = (games: readonly MeetingGame[], number: number): number =>
  games.reduce((sum, { white, black, result }) => {
    if (!result) return sum;
    const [whites, blacks] = HALVES[result];
    return sum + (white === number ? whites : 0) + (black === number ? blacks : 0);
  }, 0);

export const runs = ({ result }: MeetingGame): boolean => result === null;
export const isRunning = ({ games }: Meeting): boolean => games.some(runs);

/** A challenge that hasn't been answered. Its time may be over. */
export const isAwaited = ({ challenge, games }: Meeting): boolean =>
  challenge?.answer === null && games.length === 0;

export const seenBy = ({ white }: Pick<Meeting, 'white'>, game: MeetingGame): PairResult | null => {
  if (game.result === null || game.white === white) return game.result;
  return mirror(game.result);
};

/** Derived from the game's place in the tournament, so that no game can start twice. */
export const gameIdOf = (id: TournamentId, round: number, { board, games, annulled }: Meeting): GameId =>
  `${id}r${round}b${board}g${games.length + annulled + 1}`;

export interface Seat {
  readonly round: number;
  readonly meeting: Meeting;
  readonly game: MeetingGame;
}

export function seatOf({ rounds }: Pick<Tournament, 'rounds'>, id: GameId): Seat | null {
  for (const { number: round, meetings } of rounds)
    for (const meeting of meetings)
      for (const game of meeting.games) if (game.id === id) return { round, meeting, game };
  return null;
}

export const runningGames = ({ rounds }: Pick<Tournament, 'rounds'>): readonly Seat[] =>
  rounds.flatMap(({ number: round, meetings }) =>
    meetings.flatMap((meeting) => meeting.games.filter(runs).map((game) => ({ round, meeting, game }))),
  );

export const withMeetings = (
  { rounds }: Pick<Tournament, 'rounds'>,
  change: (meeting: Meeting, round: number) => Meeting,
): Tournament['rounds'] =>
  rounds.map((round) => {
    const meetings = round.meetings.map((meeting) => change(meeting, round.number));
    return meetings.every((meeting, index) => meeting === round.meetings[index])
      ? round
      : { ...round, meetings };
  });

export const withGame = (
  tournament: Pick<Tournament, 'rounds'>,
  id: GameId,
  news: Partial<MeetingGame>,
): Tournament['rounds'] =>
  withMeetings(tournament, (meeting) =>
    meeting.games.some((game) => game.id === id)
      ? { ...meeting, games: meeting.games.map((game) => (game.id === id ? { ...game, ...news } : game)) }
      : meeting,
  );
