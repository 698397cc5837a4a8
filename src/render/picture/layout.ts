/**
 * The positions of everything in a picture, in pixels:
 *
 *     ┌──────────────┐  bar: the side at the top
 *     │ ┌──────────┐ │  above: coordinates, or a narrow edge if there are none
 *     │8│          │ │  one rank of squares per strip, between two gutters
 *     │ └ a  b  c …┘ │  below: coordinates
 *     └──────────────┘  bar: the side at the bottom, and the number of the move
 *
 * A caption is at the top and taller than a bar; such a picture has no bar at the bottom. Text goes
 * in lines above the upper bar and below the lower one.
 *
 * The size of a square is a whole number of pixels, so that equal squares have equal pixels. The
 * gutters take the remaining pixels.
 */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly squares: number;
  readonly square: number;
  /** The coordinates to the left of the squares. The right gutter may be one pixel wider. */
  readonly gutter: number;
  readonly above: number;
  readonly below: number;
  readonly bar: number;
  readonly line: number;
  /** How far from the top the squares begin. */
  readonly board: number;
}

interface Rows {
  readonly squares: number;
  readonly labelledAbove: boolean;
  readonly captioned?: boolean;
  readonly linesAbove?: number;
  readonly linesBelow?: number;
}

const BOARD = 0.908;
const BAR = 0.078;
const CAPTION = 0.12;
const LINE = 0.085;
const EDGE = 0.05;
const NARROW_EDGE = 0.014;

export function layoutOf(
  width: number,
  { squares, labelledAbove, captioned = false, linesAbove = 0, linesBelow = 0 }: Rows,
): Layout {
  const square = Math.floor((width * BOARD) / squares);
  const gutter = Math.floor((width - square * squares) / 2);
  const above = Math.round(width * (labelledAbove ? EDGE : NARROW_EDGE));
  const below = Math.round(width * EDGE);
  const bar = Math.round(width * (captioned ? CAPTION : BAR));
  const line = Math.round(width * LINE);
  const board = linesAbove * line + bar + above;
  return {
    width,
    height: board + square * squares + below + (captioned ? 0 : bar) + linesBelow * line,
    squares,
    square,
    gutter,
    above,
    below,
    bar,
    line,
    board,
  };
}
