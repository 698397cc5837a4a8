/**
 * What a picture of numbers shows: pure data, as a scene is of a board. Views say what is charted, and one painter paints
 * it in the colours of a theme. Equal charts make equal pictures.
 *
 * Axes are labelled with digits and titled in words, where we have the letters; the message around it says it all again, in every
 * script.
 */
import type { Color } from '../../draughts/types.ts';

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
  /** What is counted on it. */
  readonly title?: string;
}

/** A point of a curve. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** How far off it may be, up or down: drawn as a band around the curve. */
  readonly spread?: number;
}

/** Something that happened at a point, and whose it was. Each grade has a shape of its own. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly color: Color;
  readonly grade: 'mistake' | 'blunder';
}

/** A line through points that go from left to right; of one without marks the last point stands out. */
export interface Curve {
  readonly kind: 'curve';
  readonly points: readonly Point[];
  readonly marks?: readonly Mark[];
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
