/**
 * The words of the board game: colours, pieces, squares, positions, moves. No logic.
 *
 * Everything is plain immutable data, so a position can be stored, compared, drawn or sent to a thread as it is.
 */

export const COLORS = ['white', 'black'] as const;
/** The side of a player. White moves up the board, Black down, in every variant. */
export type Color = (typeof COLORS)[number];
/** One value for each side. */
export type ByColor<T> = Readonly<Record<Color, T>>;

export const ROLES = ['man', 'king'] as const;
/** What a piece may do: a man goes forward, a king further and in every direction. */
export type Role = (typeof ROLES)[number];

/** One piece. */
export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

/**
 * What stands on a square: the pieces from the top down. The top piece commands the tower and alone may move;
 * only Bashni ever has more than one piece here.
 */
export type Tower = readonly [Piece, ...Piece[]];

/**
 * A playable square, counted from 0 in reading order from Black's side: left to right, top row first.
 * In variants that number their squares from the top left this is the PDN number minus one.
 */
export type Square = number;

/** The run of quiet moves made in a row by one king (Frisian: at most three while men remain). */
export interface KingRun {
  readonly square: Square;
  /** Quiet moves in a row, 1 to 3. */
  readonly moves: number;
}

/** Where the pieces stand and who is to move: all that decides which moves are legal. */
export interface Position {
  readonly turn: Color;
  /** One entry a playable square; `null` is an empty square. */
  readonly board: readonly (Tower | null)[];
  /** Only in variants that limit the moves of one king (Frisian). */
  readonly kingRuns?: ByColor<KingRun | null>;
}

/** One whole move: from the first square to the last, with everything it captures. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  /** Every square where the piece stands during the move, `from` first and `to` last. */
  readonly path: readonly Square[];
  /** The squares of the captured pieces, in order of capture; empty for a quiet move. */
  readonly taken: readonly Square[];
  /** True when a man begins the move and a king ends it. */
  readonly promotes: boolean;
}
