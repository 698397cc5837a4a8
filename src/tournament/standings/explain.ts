/** Why the rows of a table stand in their order: "ahead by Sonneborn-Berger 14.5 : 13", as data. */
import type { Row } from './standings.ts';
import type { TieBreak } from './tieBreaks.ts';

export interface Reason {
  readonly ahead: number;
  readonly behind: number;
  /** What told the two apart; null when they share their place. */
  readonly by: 'PTS' | TieBreak | null;
  /** Both values of it; null where there is none. */
  readonly values: readonly [number | null, number | null];
}

function reasonFor(high: Row, low: Row, codes: readonly TieBreak[]): Reason {
  const pair = { ahead: high.number, behind: low.number };
  if (high.points !== low.points) return { ...pair, by: 'PTS', values: [high.points, low.points] };
  const index = high.tieBreaks.findIndex((value, at) => value !== low.tieBreaks[at]);
  return {
    ...pair,
    by: codes[index] ?? null,
    values: [high.tieBreaks[index] ?? null, low.tieBreaks[index] ?? null],
  };
}

/** A reason for each two rows that follow each other. `codes` are those that the table was made with. */
export const explain = (rows: readonly Row[], codes: readonly TieBreak[]): readonly Reason[] =>
  rows.slice(1).flatMap((low, index) => {
    const high = rows[index];
    return high ? [reasonFor(high, low, codes)] : [];
  });
