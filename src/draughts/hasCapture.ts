/**
 * Whether anything can be captured at all, from the first jumps alone. Most positions have none, so this is asked before
 * captures are followed; a test holds it against the list of captures.
 */
import { jumpAlong } from './jump.ts';
import { reachOf } from './reach.ts';
import type { Position } from './types.ts';
import type { Variant } from './variant.ts';

/** Whether the side to move can, and so must, capture (FMJD 4.2). */
export function hasCapture(variant: Variant, { turn: color, board }: Position): boolean {
  const reach = reachOf(variant)[color];
  // The moving piece may stay on the board meanwhile: its first ray never meets its own square.
  const jumper = { variant, color, board, taken: [] };
  return board.some((tower, square) => {
    if (tower?.[0].color !== color) return false;
    const { role } = tower[0];
    return reach[role].captures[square]?.some((ray) => jumpAlong(jumper, ray, role) !== null) ?? false;
  });
}
