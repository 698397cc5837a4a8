/** Every route of every capture in positions with few captures, to compare with other programs. */
import { walkCaptures } from '../../src/draughts/captureWalk.ts';
import { hasCapture } from '../../src/draughts/jump.ts';
import type { Move, Position } from '../../src/draughts/types.ts';
import type { Variant } from '../../src/draughts/variant.ts';

/**
 * Routes with different landing squares are different, but two routes may be the same move. Throws
 * if there are too many.
 */
export function captureRoutes(variant: Variant, position: Position): readonly Move[] {
  if (!hasCapture(variant, position)) return [];
  const search = { steps: 1_000_000, most: 100_000, everyRoute: true } as const;
  const { moves, isWhole } = walkCaptures(variant, position, search);
  if (!isWhole) throw new Error('more routes than a test should follow');
  return moves;
}
