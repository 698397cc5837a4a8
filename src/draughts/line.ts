/** A line of play, for draw rules and replays: a variant, its positions, and their moves. */
import type { Course } from './draws/drawRule.ts';
import { play, startPosition } from './position.ts';
import type { Move, Position } from './types.ts';
import type { AnyVariant, Variant } from './variant.ts';

/** `positions` has one entry more than `moves`. */
export interface Line<V extends AnyVariant = Variant> extends Course {
  readonly variant: V;
}

export const startLine = <V extends AnyVariant>(
  variant: V,
  position: Position = startPosition(variant),
): Line<V> => ({
  variant,
  positions: [position],
  moves: [],
});

export const extend = <V extends AnyVariant>(
  { variant, positions, moves }: Line<V>,
  move: Move,
): Line<V> => ({
  variant,
  positions: [...positions, play(variant, lastOf(positions), move)],
  moves: [...moves, move],
});

export function firstPosition({ positions }: Line<AnyVariant>): Position {
  const [first] = positions;
  if (!first) throw new Error('a line without a position');
  return first;
}

export const lastPosition = ({ positions }: Line<AnyVariant>): Position => lastOf(positions);

function lastOf(positions: readonly Position[]): Position {
  const last = positions.at(-1);
  if (!last) throw new Error('a line without a position');
  return last;
}
