/** A line of play, for draw rules and replays: a variant, its positions, and their moves. */
import type { Course } from './draws/drawRule.ts';
import { play, startPosition } from './position.ts';
import type { Move, Position } from './types.ts';
import type { AnyVariant, Variant } from './variant.ts';

/** `positions` has one more entry than `moves`. */
export interface Line<V extends AnyVariant = Variant> extends Course {
  readonly variant: V;
}

/**
 * A game before its first move, from the start or from another position.
 *
 * @example
 * const line = startLine(variantOf('english'));
 * line.moves.length // => 0
 */
export const startLine = <V extends AnyVariant>(
  variant: V,
  position: Position = startPosition(variant),
): Line<V> => ({
  variant,
  positions: [position],
  moves: [],
});

/** The game after one more move, as a new value. Doesn't check the move. */
export const extend = <V extends AnyVariant>(
  { variant, positions, moves }: Line<V>,
  move: Move,
): Line<V> => ({
  variant,
  positions: [...positions, play(variant, lastOf(positions), move)],
  moves: [...moves, move],
});

/** The game as it was after this many plies. */
export const lineAt = <V extends AnyVariant>(line: Line<V>, ply: number): Line<V> =>
  ply === line.moves.length
    ? line
    : { ...line, positions: line.positions.slice(0, ply + 1), moves: line.moves.slice(0, ply) };

export function firstPosition({ positions }: Line<AnyVariant>): Position {
  const [first] = positions;
  if (!first) throw new Error('expected a line with at least one position, got none');
  return first;
}

/**
 * 1 if the game starts with the second side's move, which leaves half a row of a score sheet empty;
 * otherwise 0.
 */
export const sheetOffset = (line: Line<AnyVariant>): 0 | 1 =>
  firstPosition(line).turn === line.variant.begins ? 0 : 1;

/**
 * The current position of a game.
 *
 * @example
 * lastPosition(startLine(variantOf('english'))).turn // => 'black'
 */
export const lastPosition = ({ positions }: Line<AnyVariant>): Position => lastOf(positions);

function lastOf(positions: readonly Position[]): Position {
  const last = positions.at(-1);
  if (!last) throw new Error('expected a line with at least one position, got none');
  return last;
}
