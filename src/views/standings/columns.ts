/** Numbers in a code span, whose letters have one width, before names, whose widths differ. */
import type { Say } from '../../i18n/say.ts';

export interface Row {
  /** From left to right, the same number of cells in each row. */
  readonly numbers: readonly string[];
  readonly label: string;
}

const UNSURE = '?';

/** Right-aligned, except that a question mark goes outside the column. */
function padded(cells: readonly string[]): readonly string[] {
  const isUnsure = cells.some((cell) => cell.endsWith(UNSURE));
  const even = isUnsure ? cells.map((cell) => (cell.endsWith(UNSURE) ? cell : `${cell} `)) : cells;
  const width = Math.max(...even.map((cell) => cell.length));
  return even.map((cell) => cell.padStart(width));
}

/** The lines of a table. The first column is left-aligned, because leading blanks would not be shown. */
export function inColumns(rows: readonly Row[]): readonly string[] {
  const count = rows[0]?.numbers.length ?? 0;
  const columns = Array.from({ length: count }, (_, at) =>
    padded(rows.map(({ numbers }) => numbers[at] ?? '')),
  );
  return rows.map(({ label }, index) => {
    const cells = columns.map((column) => column[index] ?? '');
    const [first = '', ...rest] = cells;
    return `\`${[first.trimStart().padEnd(first.length), ...rest].join(' ').trimEnd()}\` ${label}`;
  });
}

export const countText = (say: Say, count: number): string => new Intl.NumberFormat(say.locale).format(count);
