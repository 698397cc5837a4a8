import { type Brush, disc, fade, plate as fillPlate } from '../paint/brush.ts';
import { paintText, paintWords } from '../paint/font.ts';
import { MARGIN, type Plan, WIDTH, paintName } from './plan.ts';
import type { Cell, Table, TableRow, Tone } from '../scene/results.ts';
import type { Theme } from '../scene/theme.ts';

const HEAD = 24;

const ROW = { plain: 25, double: 32 } as const;
const PLACE = 22;
const SUM = 38;
const LEAST_NAME = 80;

/** Wider cells would look empty. */
const MOST_CELL = 30;
const GAP = 4;

const FILLS = { win: 0.3, draw: 0.12, loss: 0, none: 0, own: 0 } as const satisfies Record<Tone, number>;

interface Columns {
  readonly name: number;
  readonly cells: number;
  readonly cell: number;
  readonly row: number;
  readonly isDouble: boolean;
}

function columnsOf({ heads, sumHeads, rows }: Table): Columns {
  const room = WIDTH - 2 * MARGIN - PLACE - GAP - SUM * sumHeads.length;
  const cell = heads.length === 0 ? 0 : Math.min(MOST_CELL, (room - LEAST_NAME) / heads.length);
  const name = room - cell * heads.length;
  const isDouble = rows.some(({ cells }) => cells.some(({ against }) => against !== undefined));
  const row = isDouble ? ROW.double : ROW.plain;
  return { name, cells: MARGIN + PLACE + name + GAP, cell, row, isDouble };
}

function paintHeads(brush: Brush, theme: Theme, { heads, sumHeads }: Table, columns: Columns): void {
  const middle = MARGIN + HEAD / 2 - 3;
  for (const [at, head] of heads.entries())
    paintText(brush, head, columns.cells + (at + 0.5) * columns.cell, middle, 9.5, theme.coordinate);
  for (const [at, head] of sumHeads.entries()) {
    const x = WIDTH - MARGIN - (sumHeads.length - 1 - at) * SUM - 3;
    paintWords(brush, head, { x, y: middle + 3.5, size: 9.5, room: SUM, align: 'right' }, theme.coordinate);
  }
}

function paintAgainst(brush: Brush, theme: Theme, { against = '', color }: Cell, x: number, y: number): void {
  const shift = color ? 4 : 0;
  paintText(brush, against, x + shift, y, 9, theme.text);
  if (!color) return;
  const left = x + shift - 3 * against.length - 5.5;
  disc(brush, left, y, 3.6, theme.inlay);
  disc(brush, left, y, 2.8, theme[color].face);
}

function paintCell(brush: Brush, theme: Theme, cell: Cell, columns: Columns, x: number, y: number): void {
  const { cell: width, row, isDouble } = columns;
  const fill = cell.tone === 'own' ? theme.frameLight : fade(theme.turn, FILLS[cell.tone]);
  fillPlate(brush, fill, [x + 0.75, y + 0.75, width - 1.5, row - 1.5], 3);
  const isQuiet = cell.tone === 'loss' || cell.tone === 'none';
  const [middle, size] = [x + width / 2, Math.min(12, (width * 1.1) / Math.max(1.5, cell.text.length))];
  paintText(
    brush,
    cell.text,
    middle,
    y + row * (isDouble ? 0.32 : 0.5),
    size,
    isQuiet ? theme.quiet : theme.text,
  );
  if (cell.against !== undefined) paintAgainst(brush, theme, cell, middle, y + row * 0.74);
}

function paintRow(brush: Brush, theme: Theme, row: TableRow, columns: Columns, y: number): void {
  const line = y + columns.row / 2 + 4.5;
  paintText(brush, row.place, MARGIN + PLACE / 2 - 2, y + columns.row / 2, 11, theme.coordinate);
  const place = { x: MARGIN + PLACE, y: line, size: 12.5, room: columns.name };
  paintName(brush, row.player, place, theme.text);
  for (const [at, cell] of row.cells.entries())
    paintCell(brush, theme, cell, columns, columns.cells + at * columns.cell, y);
  for (const [at, sum] of row.sums.entries()) {
    const x = WIDTH - MARGIN - (row.sums.length - 1 - at) * SUM - 3;
    const [size, fill] = at === 0 ? [13, theme.text] : [11, theme.coordinate];
    paintWords(brush, sum, { x, y: line, size, room: SUM, align: 'right' }, fill);
  }
}

function paintMark(brush: Brush, theme: Theme, y: number, height: number): void {
  fillPlate(brush, fade(theme.turn, 0.14), [4, y, WIDTH - 8, height], 5);
  fillPlate(brush, theme.turn, [4, y + 3, 3, height - 6], 1.5);
}

export function planTable(theme: Theme, table: Table): Plan {
  const columns = columnsOf(table);
  const top = MARGIN + HEAD - 6;
  return {
    height: top + table.rows.length * columns.row + MARGIN,
    paint(brush) {
      paintHeads(brush, theme, table, columns);
      for (const [at, row] of table.rows.entries()) {
        const y = top + at * columns.row;
        if (at % 2 === 0) fillPlate(brush, fade(theme.frameLight, 0.45), [4, y, WIDTH - 8, columns.row], 5);
        if (row.isOwn) paintMark(brush, theme, y, columns.row);
        paintRow(brush, theme, row, columns, y);
      }
    },
  };
}
