/** A jump over one piece onto an empty square behind it; captures consist of jumps. */
import type { Color, Position, Role, Square, Tower } from './types.ts';
import type { AnyVariant } from './variant.ts';
import { reachOf } from './reach.ts';

export interface Jump {
  readonly over: Square;
  readonly landings: readonly Square[];
}

export interface Jumper {
  readonly variant: AnyVariant;
  readonly color: Color;
  readonly board: readonly (Tower | null)[];
  /** Under the Turkish strike, captured pieces stay and can't be jumped again (FMJD 4.8). */
  readonly taken: readonly Square[];
}

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

function mayTake({ color, board, taken, variant }: Jumper, square: Square, role: Role): boolean {
  const piece = board[square]?.[0];
  if (!piece || piece.color === color || taken.includes(square)) return false;
  return role === 'king' || piece.role === 'man' || variant.menTakeKings;
}

/** Whether the side to move can, and so must, capture (FMJD 4.2). Looks only at first jumps. */
export function hasCapture(variant: AnyVariant, { turn: color, board }: Position): boolean {
  const reach = reachOf(variant)[color];
  // The moving piece may stay on the board here: its first ray never crosses its own square.
  const jumper = { variant, color, board, taken: [] };
  return board.some((tower, square) => {
    if (tower?.[0].color !== color) return false;
    const { role } = tower[0];
    return reach[role].captures[square]?.some((ray) => jumpAlong(jumper, ray, role) !== null) ?? false;
  });
}
