/**
 * What a picture of numbers shows: pure data, as a scene is of a board. Views say what is charted, and one painter paints
 * it in the colours of a theme. Equal charts make equal pictures.
 *
 * No words: like the frame of a board, a chart is labelled with digits alone; words stay in the message around it, which
 * knows every script.
 */

/** A place on an axis that is labelled. */
export interface Tick {
  readonly at: number;
  /** Digits and their punctuation. */
  readonly label: string;
}

export interface Axis {
  /** What the axis reaches over; `to` is the greater. */
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
}

/** A point of a curve. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** How far off it may be, up or down: drawn as a band around the curve. */
  readonly spread?: number;
  /** It stands out. */
  readonly isMarked?: true;
}

/** A line through points that go from left to right; the last one is marked. */
export interface Curve {
  readonly kind: 'curve';
  readonly points: readonly Point[];
  /** The height from which the area to the curve is filled, if it is. */
  readonly base?: number;
}

/** A bar for each number, at 0, 1, 2 … of the axis. */
export interface Bars {
  readonly kind: 'bars';
  readonly values: readonly number[];
}

export interface Chart {
  readonly x: Axis;
  readonly y: Axis;
  readonly drawn: Curve | Bars;
}
