/** Axes with round numbers on them: 1, 2 or 5 of a power of ten apart, as people would draw them by hand. */
import type { Axis, Tick } from './chart.ts';

/** Steps that are read at a glance. */
const ROUND = [1, 2, 5, 10];

/** The least round step that parts a length into no more than `most` steps; never less than one. */
function stepFor(length: number, most: number): number {
  const least = Math.max(1, length / most);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (ROUND.find((step) => step * power >= least) ?? 10);
}

/** Whole numbers are written without a mark between thousands: a rating is no count. */
const labelled = (at: number): Tick => ({ at, label: String(at) });

/** An axis of whole numbers that reaches over all of these, from one round number to another. */
export function roundAxis(numbers: readonly number[], mostSteps: number): Axis {
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  const step = stepFor(greatest - least, mostSteps);
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(greatest / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, n) => labelled((first + n) * step));
  return { from: first * step, to: last * step, ticks };
}

/** The axis under so many bars, of which some are labelled. */
export const barAxis = (bars: number, ticks: readonly Tick[]): Axis => ({
  from: -0.5,
  to: bars - 0.5,
  ticks,
});
