/**
 * Directions on the board, as White sees them. A direction is a stride, so Frisian's sideways captures, which pass over
 * the light squares, need no code of their own: their stride is two.
 */
import type { Color } from './types.ts';

/** One stride: rows down the board and columns to the right, seen from White's side. */
export interface Direction {
  readonly rows: number;
  readonly columns: number;
}

const toward = (rows: number, columns: number): Direction => ({ rows, columns });

/** Up the board along the diagonals: a man's way. */
export const DIAGONALLY_FORWARD = [toward(-1, -1), toward(-1, 1)] as const;
/** All four diagonals. */
export const DIAGONALLY = [...DIAGONALLY_FORWARD, toward(1, -1), toward(1, 1)] as const;
/** Straight up the board and to both sides. */
export const FORWARD_AND_SIDEWAYS = [toward(-1, 0), toward(0, -1), toward(0, 1)] as const;
/** Along ranks and files. */
export const STRAIGHT = [...FORWARD_AND_SIDEWAYS, toward(1, 0)] as const;
/** Along ranks and files from dark square to dark square, over the light square between. */
export const STRAIGHT_OVER_LIGHT = [toward(-2, 0), toward(0, -2), toward(0, 2), toward(2, 0)] as const;

/** The direction as a player of this colour walks it: Black's forward is down the board. */
export const seenBy = (color: Color, { rows, columns }: Direction): Direction =>
  color === 'white' ? { rows, columns } : { rows: -rows, columns };

/** Whether the two directions are each other's way back. */
export const areOpposite = (a: Direction, b: Direction): boolean =>
  a.rows === -b.rows && a.columns === -b.columns;
