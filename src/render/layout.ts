/**
 * Where everything lies in a picture, in pixels:
 *
 *     ┌──────────────┐  bar: the side at the top
 *     │┌ a  b  c … ┐ │  edge: coordinates
 *     ││8          8││  one rank of squares a strip
 *     │└ a  b  c … ┘ │  edge
 *     └──────────────┘  bar: the side at the bottom, and the number of the move
 *
 * Squares are whole pixels, so that equal squares have equal pixels; the gutters take what is left over.
 */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Squares in a row. */
  readonly squares: number;
  /** The side of a square. */
  readonly square: number;
  /** The coordinates left of the squares; the right gutter is at most one pixel wider. */
  readonly gutter: number;
  /** The height of the coordinates above and below the squares. */
  readonly edge: number;
  /** The height of one side's bar. */
  readonly bar: number;
}

/** The share of the width that the squares take. */
const BOARD_SHARE = 0.908;
const BAR_SHARE = 0.078;

/** The layout of a picture `width` pixels wide with `squares` squares in a row. */
export function layoutOf(width: number, squares: number): Layout {
  const square = Math.floor((width * BOARD_SHARE) / squares);
  const gutter = Math.floor((width - square * squares) / 2);
  const edge = Math.min(gutter, Math.round(width * 0.05));
  const bar = Math.round(width * BAR_SHARE);
  return { width, height: 2 * bar + 2 * edge + square * squares, squares, square, gutter, edge, bar };
}
