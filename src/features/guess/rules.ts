/**
 * People guess the next move. A guess counts if the move was played and, after the game, if the
 * engine would have played it.
 */
import { lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import { makeFullMove, parseMoveIn } from '../../notation/move.ts';
import type { Game, Player, UserId } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import type { GameProblem } from '../../game/problem.ts';
import { isPerson } from '../../game/seat.ts';

/** A game, or the record of an imported game. */
export interface Guessed {
  readonly kind: 'game' | 'record';
  readonly id: string;
}

export interface Guess {
  readonly player: Player;
  readonly guildId: string;
  readonly of: Guessed;
  /** The number of moves that had been played. */
  readonly ply: number;
  /** The move as a game records it. */
  readonly move: string;
  readonly madeAt: number;
  /** `null` until that move has been played. */
  readonly points: number | null;
  /** `null` until the engine has analyzed the game. */
  readonly engine: number | null;
}

/** A user's guesses of moves that have been played since then. */
export interface GuessLine {
  readonly user: UserId;
  /** One of their names at the time of a guess. */
  readonly name: string;
  /** For moves that were played. */
  readonly points: number;
  /** For moves that the engine would have played. */
  readonly engine: number;
  readonly guesses: number;
}

export interface GuessProblem {
  readonly code: 'guess-own' | 'guess-over' | 'guess-people' | 'guess-done';
}

/** Whether the game is in a server, between two people, and not over. */
export const isGuessable = ({ result, seats, place }: Game): boolean =>
  result === null && place.guildId !== null && isPerson(seats.white) && isPerson(seats.black);

/** The guessed move as a game records it. `ply`: the ply at which the button was shown. */
export function readGuess(game: Game, text: string, ply?: number): Result<string, GameProblem> {
  if (ply !== undefined && ply !== game.moves.length) return refused({ code: 'stale-click' });
  return readGuessAt(lineOf(game), text);
}

export function readGuessAt(line: Line, text: string): Result<string, GameProblem> {
  const read = parseMoveIn(line.variant, lastPosition(line), text);
  return read.ok ? done(makeFullMove(line.variant, read.value)) : read;
}

/** The ply where a user who has guessed these moves continues. Forced moves are skipped. */
export function nextToGuess({ variant, positions, moves }: Line, own: readonly Pick<Guess, 'ply'>[]): number {
  const from = (own.at(-1)?.ply ?? -1) + 1;
  const ply = positions.findIndex(
    (position, at) => at >= from && at < moves.length && legalMoves(variant, position).length > 1,
  );
  return ply === -1 ? moves.length : ply;
}

export function pointsFor(
  { ply, move }: Pick<Guess, 'ply' | 'move'>,
  moves: readonly string[],
): number | null {
  const played = moves[ply];
  if (played === undefined) return null;
  return played === move ? 1 : 0;
}
