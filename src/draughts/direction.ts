/** Directions for White, as strides: Frisian's sideways captures just have a stride of two. */
import type { Color } from './types.ts';

/** Rows down the board and columns to the right, for White. */
export interface Direction {
  readonly rows: number;
  readonly columns: number;
}

const toward = (rows: number, columns: number): Direction => ({ rows, columns });

export const DIAGONALLY_FORWARD = [toward(-1, -1), toward(-1, 1)] as const;
export const DIAGONALLY = [...DIAGONALLY_FORWARD, toward(1, -1), toward(1, 1)] as const;
export const FORWARD_AND_SIDEWAYS = [toward(-1, 0), toward(0, -1), toward(0, 1)] as const;
/** Along ranks and files. */
export const STRAIGHT = [...FORWARD_AND_SIDEWAYS, toward(1, 0)] as const;
/** Along ranks and files from dark square to dark square. */
export const STRAIGHT_OVER_LIGHT = [toward(-2, 0), toward(0, -2), toward(0, 2), toward(2, 0)] as const;

/** Black's forward is down the board. */
export const seenBy = (color: Color, { rows, columns }: Direction): Direction =>
  color === 'white' ? { rows, columns } : { rows: -rows, columns };

export const areOpposite = (a: Direction, b: Direction): boolean =>
  a.rows === -b.rows && a.columns === -b.columns;
