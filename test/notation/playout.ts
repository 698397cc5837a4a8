/** Random games, as fast-check values: each step is a legal move that a number chooses. */
import * as fc from 'fast-check';
import { legalMoves } from '../../src/draughts/moves.ts';
import { play, startPosition } from '../../src/draughts/position.ts';
import type { Move, Position } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';

/** The moves of a random game, at most one move per number. */
export const playedOut = (
  variant: Variant,
  lots: readonly number[],
  from: Position = startPosition(variant),
): { readonly moves: readonly Move[]; readonly position: Position } => {
  const moves: Move[] = [];
  let position = from;
  for (const lot of lots) {
    const legal = legalMoves(variant, position);
    const move = legal[lot % legal.length];
    if (move === undefined) break;
    moves.push(move);
    position = play(variant, position, move);
  }
  return { moves, position };
};

export const lots = (maxLength = 80): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.nat(1000), { maxLength, size: 'max' });

export const positions = (variant: Variant): fc.Arbitrary<Position> =>
  lots().map((numbers) => playedOut(variant, numbers).position);
