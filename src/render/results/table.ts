import { type Brush, plate as fillPlate } from '../paint/brush.ts';
import { paintShapes } from '../paint/shapes.ts';
import { disc, fade } from '../scene/shape.ts';
import { paintText, paintWords } from '../paint/font.ts';
import { MARGIN, type Plan, WIDTH, paintName } from './plan.ts';
import type { Cell, Table, TableRow, Tone } from '../scene/results.ts';
import { METALS, type Theme } from '../scene/theme.ts';

/** The sizes of letters and rows. A table without cells has room for larger ones. */
const DENSE = {
  head: 24,
  heads: 9.5,
  row: 25,
  place: 11,
  placeWidth: 22,
  name: 12.5,
  sums: [13, 11],
  sum: 38,
};
const LOOSE = { head: 28, heads: 12, row: 34, place: 14, placeWidth: 34, name: 17, sums: [17, 15], sum: 76 };
/** For tables with many sums and no places. */
const FIGURES = { ...LOOSE, heads: 11, row: 30, placeWidth: 4, name: 14, sums: [15, 14], sum: 47 };
const DOUBLE_ROW = 32;
const LEAST_NAME = 72;
/** The height of the gap where rows are omitted. */
const BREAK = 10;

/** For the first three places. */
const MEDALS: ReadonlyMap<string, string> = new Map([
  ['1', METALS.gold],
  ['2', METALS.silver],
  ['3', METALS.bronze],
]);

/** Wider cells would look empty. */
const MOST_CELL = 25;
const GAP = 4;

const FILLS = { win: 0.3, draw: 0.12, loss: 0, none: 0, own: 0 } as const satisfies Record<Tone, number>;

interface Columns {
  readonly type: typeof DENSE;
  readonly name: number;
  readonly cells: number;
  readonly cell: number;
  readonly row: number;
  readonly isDouble: boolean;
}

function columnsOf({ heads, sumHeads, rows }: Table): Columns {
  const hasPlaces = rows.some(({ place }) => place !== '');
  const type = heads.length > 0 ? DENSE : hasPlaces ? LOOSE : FIGURES;
  const room = WIDTH - 2 * MARGIN - type.placeWidth - GAP - type.sum * sumHeads.length;
  const cell = heads.length === 0 ? 0 : Math.min(MOST_CELL, (room - LEAST_NAME) / heads.length);
  const name = room - cell * heads.length;
  const isDouble = rows.some(({ cells }) => cells.some(({ against }) => against !== undefined));
  const row = isDouble ? DOUBLE_ROW : type.row;
  return { type, name, cells: MARGIN + type.placeWidth + name + GAP, cell, row, isDouble };
}

const sumAt = ({ type }: Columns, count: number, at: number): number =>
  WIDTH - MARGIN - (count - 1 - at) * type.sum - 3;

function paintHeads(brush: Brush, theme: Theme, { heads, sumHeads }: Table, columns: Columns): void {
  const { head: height, heads: size, sum: room } = columns.type;
  const middle = MARGIN + height / 2 - 3;
  for (const [at, head] of heads.entries())
    paintText(brush, head, columns.cells + (at + 0.5) * columns.cell, middle, size, theme.coordinate);
  for (const [at, head] of sumHeads.entries()) {
    const place = { x: sumAt(columns, sumHeads.length, at), y: middle + 3.5, size, room: room - 6 };
    paintWords(brush, head, { ...place, align: 'right' }, theme.coordinate);
  }
}

function paintAgainst(brush: Brush, theme: Theme, { against = '', color }: Cell, x: number, y: number): void {
  const shift = color ? 4 : 0;
  paintText(brush, against, x + shift, y, 9, theme.text);
  if (!color) return;
  const left = x + shift - 3 * against.length - 5.5;
  paintShapes(brush, [disc(left, y, 3.6, theme.inlay), disc(left, y, 2.8, theme[color].face)]);
}

function paintCell(brush: Brush, theme: Theme, cell: Cell, columns: Columns, x: number, y: number): void {
  const { cell: width, row, isDouble } = columns;
  const fill = cell.tone === 'own' ? theme.frameLight : fade(theme.turn, FILLS[cell.tone]);
  fillPlate(brush, fill, [x + 0.75, y + 0.75, width - 1.5, row - 1.5], 3);
  const isQuiet = cell.tone === 'loss' || cell.tone === 'none';
  const middle = x + width / 2;
  const line = y + row * (isDouble ? 0.32 : 0.5) + 4.3;
  const place = { x: middle, y: line, size: 12, room: width - 2.5, least: 6, align: 'center' } as const;
  paintWords(brush, cell.text, place, isQuiet ? theme.quiet : theme.text);
  if (cell.against !== undefined) paintAgainst(brush, theme, cell, middle, y + row * 0.74);
}

function paintPlace(brush: Brush, theme: Theme, place: string, columns: Columns, y: number): void {
  const { type, row } = columns;
  const [x, middle] = [MARGIN + type.placeWidth / 2 - 2, y + row / 2];
  const medal = type === LOOSE ? MEDALS.get(place) : undefined;
  if (medal !== undefined) paintShapes(brush, [disc(x, middle, 11.5, medal)]);
  paintText(brush, place, x, middle, type.place, medal === undefined ? theme.coordinate : METALS.ink);
}

function paintRow(brush: Brush, theme: Theme, row: TableRow, columns: Columns, y: number): void {
  const { type } = columns;
  const line = y + columns.row / 2 + 0.36 * type.name;
  paintPlace(brush, theme, row.place, columns, y);
  const place = {
    x: MARGIN + type.placeWidth,
    y: line,
    size: type.name,
    room: columns.name,
    least: 0.88 * type.name,
  };
  paintName(brush, row.player, place, theme.text);
  for (const [at, cell] of row.cells.entries())
    paintCell(brush, theme, cell, columns, columns.cells + at * columns.cell, y);
  for (const [at, sum] of row.sums.entries()) {
    const size = type.sums[at === 0 ? 0 : 1] ?? type.name;
    const fill = at === 0 ? theme.text : theme.coordinate;
    const where = { x: sumAt(columns, row.sums.length, at), y: line, size, room: type.sum };
    paintWords(brush, sum, { ...where, align: 'right' }, fill);
  }
}

function paintMark(brush: Brush, theme: Theme, y: number, height: number): void {
  fillPlate(brush, fade(theme.turn, 0.14), [4, y, WIDTH - 8, height], 5);
  fillPlate(brush, theme.turn, [4, y + 3, 3, height - 6], 1.5);
}

/** The top of each row, and then the bottom of the last row. */
function topsOf({ rows }: Table, { type, row: height }: Columns): readonly number[] {
  const tops = [MARGIN + type.head - 6];
  for (const [at] of rows.entries())
    tops.push((tops[at] ?? 0) + height + (rows[at + 1]?.isApart ? BREAK : 0));
  return tops;
}

export function planTable(theme: Theme, table: Table): Plan {
  const columns = columnsOf(table);
  const tops = topsOf(table, columns);
  return {
    height: (tops.at(-1) ?? 0) + MARGIN,
    paint(brush) {
      paintHeads(brush, theme, table, columns);
      for (const [at, row] of table.rows.entries()) {
        const y = tops[at] ?? 0;
        if (at % 2 === 0) fillPlate(brush, fade(theme.frameLight, 0.45), [4, y, WIDTH - 8, columns.row], 5);
        if (row.isOwn) paintMark(brush, theme, y, columns.row);
        paintRow(brush, theme, row, columns, y);
      }
    },
  };
}
