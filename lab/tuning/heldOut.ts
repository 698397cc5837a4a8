import { type Pupil, likely, lossOf, oddsOf } from './learn.ts';
import type { Lessons } from './lessons.ts';

interface Row {
  readonly phase: number;
  readonly positions: number;
  readonly loss: number;
  readonly opinions: number;
}

const ROWS = 5;

export function heldOutRows(pupil: Pupil, lessons: Lessons, opinionScale: number): readonly Row[] {
  const sums = Array.from({ length: ROWS }, () => ({ positions: 0, loss: 0, opinions: 0 }));
  for (let i = 0; i < lessons.length; i += 1) {
    const sight = lessons.look(i);
    const phase = sight.full / (sight.full + sight.bare);
    const sum = sums[Math.min(ROWS - 1, Math.floor(phase * ROWS))]!;
    const result = lessons.resultOf(i);
    sum.positions += 1;
    sum.loss += lossOf(result, likely(oddsOf(pupil, sight)));
    sum.opinions += lossOf(result, likely(lessons.scoreOf(i) / opinionScale));
  }
  return sums.map(({ positions, loss, opinions }, row) => ({
    phase: (row + 1) / ROWS,
    positions,
    loss: loss / Math.max(1, positions),
    opinions: opinions / Math.max(1, positions),
  }));
}

export const meanLoss = (rows: readonly Row[]): number =>
  rows.reduce((sum, { positions, loss }) => sum + positions * loss, 0) /
  Math.max(
    1,
    rows.reduce((sum, { positions }) => sum + positions, 0),
  );
