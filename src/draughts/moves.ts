/**
 * The legal moves of a position. Captures come first because they are a duty everywhere (FMJD 4.2); the rest of what
 * differs between variants is read from their records in `captures.ts` and `quiet.ts`.
 */
import { listCaptures } from './captures.ts';
import { hasCapture } from './hasCapture.ts';
import { quietMoves } from './quiet.ts';
import type { Move, Position } from './types.ts';
import type { Variant } from './variant.ts';

/**
 * Every legal move, each once: the same piece capturing the same pieces and ending on the same square with the same rank
 * is one move, whatever its route. In Bashni the order of capture makes the tower, so there it counts as well. Of captures
 * beyond counting these are some, and others are as legal (`captures.ts`).
 */
export function legalMoves(variant: Variant, position: Position): readonly Move[] {
  return hasCapture(variant, position)
    ? listCaptures(variant, position).moves
    : quietMoves(variant, position);
}

/** Whether there is a legal move at all. */
export const canMove = (variant: Variant, position: Position): boolean =>
  hasCapture(variant, position) || quietMoves(variant, position).length > 0;
