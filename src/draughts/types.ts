/** The terms of the board game, as plain immutable data. */

export const COLORS = ['white', 'black'] as const;
/** White moves up the board and Black down, in every variant. */
export type Color = (typeof COLORS)[number];
export type ByColor<T> = Readonly<Record<Color, T>>;

export const ROLES = ['man', 'king'] as const;
export type Role = (typeof ROLES)[number];

export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

/** From the top down. The top piece commands; only Bashni has more than one piece. */
export type Tower = readonly [Piece, ...Piece[]];

/** From 0 in reading order, with Black at the top: the PDN number minus one if PDN starts there. */
export type Square = number;

/**
 * Steps in rows down the board and columns to the right, for White. Frisian captures step two
 * squares at a time.
 */
export interface Direction {
  readonly rows: number;
  readonly columns: number;
}

/** Quiet moves in a row by one king (Frisian: at most three while men remain). */
export interface KingRun {
  readonly square: Square;
  readonly moves: number;
}

export interface Position {
  readonly turn: Color;
  readonly board: readonly (Tower | null)[];
  /** Only in variants that limit the moves of one king (Frisian). */
  readonly kingRuns?: ByColor<KingRun | null>;
}

export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly path: readonly Square[];
  readonly taken: readonly Square[];
  readonly promotes: boolean;
}
