/** Perft: the number of lines of play, by which move generators are compared. */
import { legalMoves } from '../../src/draughts/moves.ts';
import { play } from '../../src/draughts/position.ts';
import type { Position } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';

/** Ignores draw rules and lines that end earlier; counts the last ply without playing it. */
export function perft(variant: Variant, position: Position, depth: number): number {
  if (depth === 0) return 1;
  const moves = legalMoves(variant, position);
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) nodes += perft(variant, play(variant, position, move), depth - 1);
  return nodes;
}
