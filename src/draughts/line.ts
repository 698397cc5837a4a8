/**
 * A line of play: a variant, the positions passed through and the moves between them. The one thing that draw rules and
 * replays look at, so neither keeps counters of its own.
 */
import type { Course } from './draws/drawRule.ts';
import { play } from './play.ts';
import { startPosition } from './position.ts';
import type { Move, Position } from './types.ts';
import type { Variant } from './variant.ts';

/** `positions` begins with the start and has one entry more than `moves`. */
export interface Line extends Course {
  readonly variant: Variant;
}

/** The line before the first move, from the variant's own start unless another is given. */
export const startLine = (variant: Variant, position: Position = startPosition(variant)): Line => ({
  variant,
  positions: [position],
  moves: [],
});

/** The line with one legal move more. */
export const extend = ({ variant, positions, moves }: Line, move: Move): Line => ({
  variant,
  positions: [...positions, play(variant, lastOf(positions), move)],
  moves: [...moves, move],
});

/** The position that the line begins with. */
export function firstPosition({ positions }: Line): Position {
  const [first] = positions;
  if (!first) throw new Error('a line without a position');
  return first;
}

/** The position that the line has come to. */
export const lastPosition = ({ positions }: Line): Position => lastOf(positions);

function lastOf(positions: readonly Position[]): Position {
  const last = positions.at(-1);
  if (!last) throw new Error('a line without a position');
  return last;
}
