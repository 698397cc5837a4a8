/** Spectators guess the next move; only whether it was played counts. */
import { lastPosition } from '../draughts/line.ts';
import { done, refused, type Attempt } from '../kit/attempt.ts';
import { makeFullMove, parseMoveIn } from '../notation/move.ts';
import type { Game, GameId, Player } from './game.ts';
import { lineOf } from './line.ts';
import type { GameProblem } from './problem.ts';
import { isPerson } from './seat.ts';

export interface Guess {
  readonly player: Player;
  readonly guildId: string;
  readonly gameId: GameId;
  /** How many moves had been played. */
  readonly ply: number;
  /** As a game records it. */
  readonly move: string;
  readonly madeAt: number;
  /** `null` until that move has been played. */
  readonly points: number | null;
}

/** In a server, between two people, and not over. */
export const isGuessable = ({ result, seats, place }: Game): boolean =>
  result === null && place.guildId !== null && isPerson(seats.white) && isPerson(seats.black);

/** The guessed move as a game records it. `ply`: when the button was shown. */
export function readGuess(game: Game, text: string, ply?: number): Attempt<string, GameProblem> {
  if (ply !== undefined && ply !== game.moves.length) return refused({ code: 'stale-click' });
  const line = lineOf(game);
  const read = parseMoveIn(line.variant, lastPosition(line), text);
  return read.ok ? done(makeFullMove(line.variant, read.value)) : read;
}

export function pointsFor(
  { ply, move }: Pick<Guess, 'ply' | 'move'>,
  moves: readonly string[],
): number | null {
  const played = moves[ply];
  if (played === undefined) return null;
  return played === move ? 1 : 0;
}
