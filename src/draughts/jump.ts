/** A single jump: over one piece, onto an empty square behind it. Captures are made of these. */
import type { Color, Role, Square, Tower } from './types.ts';
import type { Variant } from './variant.ts';

export interface Jump {
  readonly over: Square;
  /** Where the piece may land, nearest first; at least one square. */
  readonly landings: readonly Square[];
}

/** Who jumps, and over what. */
export interface Jumper {
  readonly variant: Variant;
  readonly color: Color;
  /** The board without the moving piece. */
  readonly board: readonly (Tower | null)[];
  /** The pieces captured already: under the Turkish strike they still stand, and are not jumped again (FMJD 4.8). */
  readonly taken: readonly Square[];
}

/** The jump that a piece of this rank can make along a ray from its square, or `null`. */
export function jumpAlong(jumper: Jumper, ray: readonly Square[], role: Role): Jump | null {
  const { board } = jumper;
  const { flies, lands } = jumper.variant.king;
  const isFlying = role === 'king' && flies;
  let first = 0;
  if (isFlying) while (first < ray.length && !board[ray[first] ?? 0]) first += 1;
  const over = ray[first];
  if (over === undefined || !mayTake(jumper, over, role)) return null;
  const last = isFlying && lands === 'anywhere' ? ray.length : Math.min(first + 2, ray.length);
  let end = first + 1;
  while (end < last && !board[ray[end] ?? 0]) end += 1;
  return end === first + 1 ? null : { over, landings: ray.slice(first + 1, end) };
}

/** Whether the piece on this square, if there is one, may be captured by a piece of this rank. */
function mayTake({ color, board, taken, variant }: Jumper, square: Square, role: Role): boolean {
  const piece = board[square]?.[0];
  if (!piece || piece.color === color || taken.includes(square)) return false;
  return role === 'king' || piece.role === 'man' || variant.menTakeKings;
}
