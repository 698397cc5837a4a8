/**
 * The one step that advances a match between servers: it starts boards, counts results, and ends
 * the match. It is pure and repeatable, so any process may run it at any time.
 */
import { HOUR } from '../calendar/span.ts';
import type { Game, GameId } from '../game.ts';
import { sideToMove } from '../line.ts';
import { newGame } from '../newGame.ts';
import type { UserId } from '../player.ts';
import { seatPerson } from '../seat.ts';
import { isGoing, otherSide, colorOn, type Board, type Meet, type MeetPlayer, type Side } from './meet.ts';

export interface MeetNews {
  /** The games of the boards; `null` for a game that can't be read anymore. */
  readonly games: ReadonlyMap<GameId, Game | null>;
  /** Pairs of users where one has blocked the other. */
  readonly apart: readonly (readonly [UserId, UserId])[];
  /** Users who are blocked by either side's server. */
  readonly barred: ReadonlySet<UserId>;
}

const LEAST_BOARDS = 2;

/** Strongest first, and newcomers last. Among equals, the player who joined first. */
const byRating = (players: readonly MeetPlayer[]): readonly MeetPlayer[] =>
  players.toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1));

/** Strong players meet strong players. Colors alternate, and the home team has White on board 1. */
export function pairBoards(
  { home, guest, mostBoards }: Meet,
  { apart, barred }: Pick<MeetNews, 'apart' | 'barred'>,
): readonly Board[] {
  const present = (players: readonly MeetPlayer[]) => byRating(players).filter(({ id }) => !barred.has(id));
  const blocked = new Set(apart.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const free = [...present(guest?.players ?? [])];
  const boards: Board[] = [];
  for (const player of present(home.players)) {
    const index = free.findIndex(({ id }) => !blocked.has(`${player.id} ${id}`));
    const [opponent] = index < 0 || boards.length >= mostBoards ? [] : free.splice(index, 1);
    if (opponent)
      boards.push({
        number: boards.length + 1,
        home: player,
        guest: opponent,
        white: boards.length % 2 === 0 ? 'home' : 'guest',
        gameId: null,
        result: null,
        isNoShow: false,
      });
  }
  return boards;
}

/** `undefined` if there is nothing to count yet. A voided game is played again. */
function endOf(board: Board, game: Game): Pick<Board, 'result' | 'isNoShow'> | 'again' | undefined {
  const { result } = game;
  if (!result) return undefined;
  if (result.by === 'annulled') return 'again';
  const sideWith = (color: 'white' | 'black'): Side => (colorOn(board, 'home') === color ? 'home' : 'guest');
  if (result.by === 'aborted') return { result: otherSide(sideWith(sideToMove(game))), isNoShow: true };
  return { result: result.winner ? sideWith(result.winner) : 'draw', isNoShow: false };
}

function withResults(board: Board, { games }: MeetNews, newId: () => GameId): Board {
  const { gameId, result } = board;
  if (result !== null) return board;
  if (gameId === null) return { ...board, gameId: newId() };
  const game = games.get(gameId);
  if (game === undefined) return board;
  const end = game === null ? 'again' : endOf(board, game);
  if (end === undefined) return board;
  return end === 'again' ? { ...board, gameId: newId() } : { ...board, ...end };
}

function stepOf(meet: Meet, news: MeetNews, now: number, newId: () => GameId): Meet {
  if (meet.stage === 'invited') return now < meet.startsAt ? meet : { ...meet, stage: 'cancelled' };
  if (meet.stage === 'open') {
    if (now < meet.startsAt) return meet;
    const boards = pairBoards(meet, news);
    if (boards.length < LEAST_BOARDS) return { ...meet, stage: 'cancelled' };
    return stepOf({ ...meet, stage: 'running', boards }, news, now, newId);
  }
  if (meet.stage !== 'running') return meet;
  const boards = meet.boards.map((board) => withResults(board, news, newId));
  const isSame = boards.every((board, index) => board === meet.boards[index]);
  const stage = boards.every(({ result }) => result !== null) ? 'finished' : 'running';
  return isSame && stage === meet.stage ? meet : { ...meet, boards, stage };
}

export function advanceMeet(meet: Meet, news: MeetNews, now: number, newId: () => GameId): Meet {
  const after = stepOf(meet, news, now, newId);
  return after === meet ? meet : { ...after, version: meet.version + 1 };
}

/** The games that begin. Each is played in White's server and also shown in Black's server. */
export function gamesBegun(before: Meet, after: Meet, at: number): readonly Game[] {
  const known = new Set(before.boards.map(({ gameId }) => gameId));
  return after.boards.flatMap((board) => {
    const { gameId, white, number } = board;
    const [place, second] = [after[white]?.place, after[otherSide(white)]?.place];
    if (gameId === null || known.has(gameId) || !place || !second) return [];
    const { variant, rated, time, id } = after;
    const terms = {
      variant,
      rated,
      time,
      start: null,
      place,
      second: { place: second, color: 'black' as const },
    };
    const seats = { white: seatPerson(board[white]), black: seatPerson(board[otherSide(white)]) };
    return [{ ...newGame(gameId, terms, seats, at), meet: { id, board: number } }];
  });
}

/** How often a running match is checked (ms), besides the end of each game. */
const HEARTBEAT = HOUR;

export function meetDueAt(meet: Meet, now: number): number | null {
  if (meet.closing.length > 0) return now;
  if (!isGoing(meet)) return null;
  return meet.stage === 'running' ? now + HEARTBEAT : meet.startsAt;
}
