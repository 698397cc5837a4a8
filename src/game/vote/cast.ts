import { done, refused, type Result } from '../../kit/result.ts';
import { lastPosition } from '../../draughts/line.ts';
import { makeFullMove, parseMoveIn } from '../../notation/move.ts';
import { barOn } from '../actions.ts';
import type { Act } from '../decision.ts';
import type { Game, GameId, UserId } from '../game.ts';
import { lineOf } from '../line.ts';
import type { GameProblem } from '../problem.ts';
import { type Ballot, ballotOf } from '../ballot.ts';

export const WISHES = ['draw', 'resign'] as const;
export type Wish = (typeof WISHES)[number];

export interface Vote {
  readonly gameId: GameId;
  readonly ply: number;
  readonly user: UserId;
  readonly move: string;
  /** The round when the voter pressed *Done*; `null` if they haven't. */
  readonly doneIn: number | null;
  readonly wish: Wish | null;
  /** One line, shown after the vote. */
  readonly reason: string | null;
  readonly at: number;
}

/** A vote whose voter may be named. */
export type NamedVote = Pick<Vote, 'user' | 'ply' | 'move'>;

/** The vote that this action belongs to, if it came in time and from the newest card. */
export function openBallot(game: Game, act: Pick<Act, 'at' | 'ply'>): Result<Ballot, GameProblem> {
  const ballot = ballotOf(game);
  if (!ballot) return refused({ code: 'vote-none' });
  const problem = barOn(game, ballot.color, 'vote', act);
  return problem ? refused(problem) : done(ballot);
}

interface Choice {
  readonly ballot: Ballot;
  /** In full notation. */
  readonly move: string;
}

/** `text` may use any notation. */
export function chooseMove(
  game: Game,
  act: Pick<Act, 'at' | 'ply'>,
  text: string,
): Result<Choice, GameProblem> {
  const open = openBallot(game, act);
  if (!open.ok) return open;
  const line = lineOf(game);
  const read = parseMoveIn(line.variant, lastPosition(line), text);
  if (!read.ok) return read;
  const move = makeFullMove(line.variant, read.value);
  const { moves } = open.value;
  if (moves.length > 0 && !moves.includes(move)) return refused({ code: 'vote-not-tied', tied: moves });
  return done({ ballot: open.value, move });
}
