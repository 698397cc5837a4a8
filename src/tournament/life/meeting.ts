/** What a meeting of two players comes to: what its games brought, whether it goes on, and with which game. */
import type { GameId } from '../../game/game.ts';
import type { Result } from '../event.ts';
import { mirrored } from '../outcome.ts';
import { isLive, type FormName, type Terms } from './terms.ts';
import type { Meeting, MeetingGame, Tournament, TournamentId } from './tournament.ts';

/** So many games a meeting has at least. */
const GAMES: Readonly<Record<FormName, 1 | 2>> = {
  swiss: 1,
  'double-swiss': 2,
  'round-robin': 1,
  groups: 1,
  league: 1,
  'knock-out': 2,
  arena: 1,
};
export const gamesOf = ({ form }: Pick<Terms, 'form'>): 1 | 2 => GAMES[form.kind];

/** A level match of a knock-out goes on with two quicker games, and two quicker still; */
const PLAY_OFFS = 2;
/** then with single games until one is won, but no more than so many. */
const SUDDEN_DEATHS = 6;

/** What White and Black of a game get, a win being 2 and a draw 1. */
const HALVES: Readonly<Record<Result, readonly [number, number]>> = {
  '1-0': [2, 0],
  '=': [1, 1],
  '0-1': [0, 2],
  '+-': [2, 0],
  '-+': [0, 2],
  '--': [0, 0],
};

/** What a player has from these games, a win being 2 and a draw 1; forfeits count as wins. */
export const halvesOf = (games: readonly MeetingGame[], number: number): number =>
  games.reduce((sum, { white, black, result }) => {
    if (!result) return sum;
    const [whites, blacks] = HALVES[result];
    return sum + (white === number ? whites : 0) + (black === number ? blacks : 0);
  }, 0);

export const runs = ({ result }: MeetingGame): boolean => result === null;
export const isRunning = ({ games }: Meeting): boolean => games.some(runs);

/** The same result as White of the first game sees it. */
export const seenBy = ({ white }: Pick<Meeting, 'white'>, game: MeetingGame): Result | null => {
  if (game.result === null || game.white === white) return game.result;
  return mirrored(game.result);
};

/** The next game of a meeting, for which nothing is dealt yet. */
export type NextGame = Pick<MeetingGame, 'white' | 'black' | 'quickness'>;

/** Colors go by turns. */
const nextIn = ({ white, black, games }: Meeting, quickness: number): NextGame =>
  games.length % 2 === 0 ? { white, black, quickness } : { white: black, black: white, quickness };

const isLevel = ({ games, white, black }: Meeting): boolean =>
  halvesOf(games, white) === halvesOf(games, black);

/** How quick the next game of a play-off is; `null`: there is none, because one is ahead, or nothing helps. */
function nextQuickness({ games, ...meeting }: Meeting): number | null {
  const extra = games.length - GAMES['knock-out'];
  if (!isLevel({ games, ...meeting }))
    return extra >= 0 && extra < 2 * PLAY_OFFS && extra % 2 === 1 ? quicknessAt(extra) : null;
  return extra < 2 * PLAY_OFFS + SUDDEN_DEATHS ? quicknessAt(extra) : null;
}

const quicknessAt = (extra: number): number => Math.min(Math.floor(extra / 2) + 1, PLAY_OFFS);

/** The game with which a meeting goes on; `null` where it is to wait, or is over. */
export function nextGame(meeting: Meeting, terms: Terms): NextGame | null {
  const { games } = meeting;
  const isSideBySide = !isLive(terms);
  if (games.length < gamesOf(terms)) return isRunning(meeting) && !isSideBySide ? null : nextIn(meeting, 0);
  if (terms.form.kind !== 'knock-out' || isRunning(meeting) || isSideBySide) return null;
  const quickness = nextQuickness(meeting);
  return quickness === null ? null : nextIn(meeting, quickness);
}

/** Whether nothing more is played in it. */
export const isOver = (meeting: Meeting, terms: Terms): boolean =>
  !isRunning(meeting) && nextGame(meeting, terms) === null;

/** The id of the next game: made from where it is played, so that no game can begin twice. */
export const gameIdOf = (id: TournamentId, round: number, { board, games, annulled }: Meeting): GameId =>
  `${id}r${round}b${board}g${games.length + annulled + 1}`;

/** Where a game is played. */
export interface Seat {
  readonly round: number;
  readonly meeting: Meeting;
  readonly game: MeetingGame;
}

/** A game of the tournament by its id; `null` where there is none, or it was annulled. */
export function seatOf({ rounds }: Pick<Tournament, 'rounds'>, id: GameId): Seat | null {
  for (const { number: round, meetings } of rounds)
    for (const meeting of meetings)
      for (const game of meeting.games) if (game.id === id) return { round, meeting, game };
  return null;
}

/** The games that are being played. */
export const runningGames = ({ rounds }: Pick<Tournament, 'rounds'>): readonly Seat[] =>
  rounds.flatMap(({ number: round, meetings }) =>
    meetings.flatMap((meeting) => meeting.games.filter(runs).map((game) => ({ round, meeting, game }))),
  );

/** The rounds with every meeting changed by `change`; what it leaves as it is stays the same object. */
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

/** The rounds with one game changed. */
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
