/** Perft: how many lines of play there are, the measure by which generators of moves are compared. */
import { legalMoves } from './moves.ts';
import { play } from './play.ts';
import type { Position } from './types.ts';
import type { Variant } from './variant.ts';

/**
 * The number of different lines of `depth` plies. Draw rules are ignored, a line that ends earlier is not counted, and
 * the last ply is counted without being played.
 */
export function perft(variant: Variant, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalMoves(variant, position);
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) nodes += perft(variant, play(variant, position, move), depth - 1);
  return nodes;
}
