/** A line of play, for draw rules and replays: a variant, its positions, and their moves. */
import type { Course } from './draws/drawRule.ts';
import { play, startPosition } from './position.ts';
import type { Move, Position } from './types.ts';
import type { Variant } from './variant.ts';

/** `positions` has one entry more than `moves`. */
export interface Line extends Course {
  readonly variant: Variant;
}

export const startLine = (variant: Variant, position: Position = startPosition(variant)): Line => ({
  variant,
  positions: [position],
  moves: [],
});

export const extend = ({ variant, positions, moves }: Line, move: Move): Line => ({
  variant,
  positions: [...positions, play(variant, lastOf(positions), move)],
  moves: [...moves, move],
});

export function firstPosition({ positions }: Line): Position {
  const [first] = positions;
  if (!first) throw new Error('a line without a position');
  return first;
}

export const lastPosition = ({ positions }: Line): Position => lastOf(positions);

function lastOf(positions: readonly Position[]): Position {
  const last = positions.at(-1);
  if (!last) throw new Error('a line without a position');
  return last;
}
