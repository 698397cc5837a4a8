/** Counting moves by side. Sides take turns, so nothing need be replayed. */
import type { ByColor, Color } from '../draughts/types.ts';
import type { Game } from './game.ts';
import { sideToMove } from './line.ts';

/** How many moves each side has made. */
export function movesBySide(game: Game): ByColor<number> {
  const { length } = game.moves;
  const many = Math.ceil(length / 2);
  const few = Math.floor(length / 2);
  return firstToMove(game) === 'white' ? { white: many, black: few } : { white: few, black: many };
}

/** Who lost a game of a tournament because they never came: there it counts, elsewhere such a game is called off. */
export const absentIn = (game: Game): Color | null =>
  game.tournament && game.result?.by === 'aborted' ? firstToMove(game) : null;

/** The side that made, or will make, the first move. */
export function firstToMove(game: Game): Color {
  return sideToMove({ ...game, moves: [] });
}
