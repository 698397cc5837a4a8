/**
 * Pure data. Views decide its content. Labels are digits; the message repeats everything as text.
 */
import type { Color } from '../../draughts/types.ts';

export interface Tick {
  readonly at: number;
  readonly label: string;
}

export interface Axis {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly Tick[];
  readonly title?: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly spread?: number;
}

/** An event at a point, and its player. Each grade has its own shape. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly color: Color;
  readonly grade: 'mistake' | 'blunder';
}

export interface Curve {
  readonly kind: 'curve';
  readonly points: readonly Point[];
  readonly marks?: readonly Mark[];
  readonly base?: number;
}

export interface Bars {
  readonly kind: 'bars';
  readonly values: readonly number[];
}

export interface Chart {
  /** The sides whose chances are high at the top and at the bottom. */
  readonly sides?: Readonly<Record<Color, string>>;
  readonly x: Axis;
  readonly y: Axis;
  readonly drawn: Curve | Bars;
}

/** Round steps: 1, 2, or 5 times a power of ten. */
const ROUND = [1, 2, 5, 10];

/** The smallest round step that splits a length into at most `most` steps. It is at least one. */
function stepFor(length: number, most: number): number {
  const least = Math.max(1, length / most);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (ROUND.find((step) => step * power >= least) ?? 10);
}

/** Ratings are written without a thousands separator. */
const labelled = (at: number): Tick => ({ at, label: String(at) });

export function roundAxis(numbers: readonly number[], mostSteps: number): Axis {
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  const step = stepFor(greatest - least, mostSteps);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(greatest / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, n) => labelled((first + n) * step));
  return { from: first * step, to: last * step, ticks };
}

export const barAxis = (bars: number, ticks: readonly Tick[]): Axis => ({
  from: -0.5,
  to: bars - 0.5,
  ticks,
});
