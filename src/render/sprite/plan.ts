/** Splits a picture into strips of cells, from the top. A cell's key identifies its pixels. */
import { SIDE, paintCaptured, paintLine, paintName, paintSide, paintTally, trayWidth } from '../paint/bar.ts';
import type { Paint } from '../paint/brush.ts';
import { type Inlay, inlayOf, paintEdge, paintGutter } from '../paint/frame.ts';
import { paintSquare } from '../paint/square.ts';
import type { Layout } from '../picture/layout.ts';
import { type Bar, type Picture, type Rank, type Tile, tileKey } from '../picture/picture.ts';
import type { Line } from '../scene/results.ts';
import type { Theme } from '../scene/theme.ts';

/** The part of a bar for the score, and for the clock or the move number of an animation. */
const TALLY_SHARE = 0.27;

const planName = (theme: Theme, bar: Bar, width: number, height: number): Cell => ({
  key: `name|${bar.name}|${bar.rating}`,
  width,
  kept: 'packed',
  paint: (brush) => paintName(brush, theme, bar, width, height),
});

const planTray = (theme: Theme, bar: Bar, width: number, height: number): Cell => ({
  key: `captured|${bar.captured.map(({ color, role }) => `${color[0]}${role[0]}`).join('')}`,
  width,
  paint: (brush) => paintCaptured(brush, theme, bar, width, height),
});

function planMiddle(theme: Theme, bar: Bar, width: number, height: number): readonly Cell[] {
  if (bar.name === '' && bar.rating === '') return [planTray(theme, bar, width, height)];
  const tray = Math.round(trayWidth(bar) * height);
  const name = planName(theme, bar, width - tray, height);
  return tray === 0 ? [name] : [name, planTray(theme, bar, tray, height)];
}

function planTally(theme: Theme, bar: Bar, note: string, width: number, height: number): readonly Cell[] {
  if (width === 0) return [];
  const key = `tally|${bar.score ?? ''}|${note}|${bar.isRunning ? '!' : ''}`;
  const paint: Cell['paint'] = (brush) => paintTally(brush, theme, { ...bar, note }, width, height);
  return [{ key, width, ...(bar.clock !== '' && { kept: 'never' }), paint }];
}

function planBar(theme: Theme, { width, bar: height }: Layout, bar: Bar, number: string): StripPlan {
  const side = Math.round(height * SIDE);
  const note = bar.clock || number;
  const hasTally = bar.isFixed || bar.score !== null || note !== '';
  const tally = hasTally ? Math.round(width * TALLY_SHARE) : 0;
  return {
    height,
    cells: [
      {
        key: `bar|${bar.color}|${bar.toMove ? '!' : ''}`,
        width: side,
        paint: (brush) => paintSide(brush, theme, bar, side, height),
      },
      ...planMiddle(theme, bar, width - side - tally, height),
      ...planTally(theme, bar, note, tally, height),
    ],
  };
}

function planEdge(
  theme: Theme,
  layout: Layout,
  side: 'above' | 'below',
  labels: readonly string[],
  inlay: Inlay,
): StripPlan {
  const { width, [side]: height, gutter, square } = layout;
  const paint: Cell['paint'] = (brush) =>
    paintEdge(brush, theme, side, labels, { width, height, gutter, square, inlay });
  return { height, cells: [{ key: `${side}|${inlay.color}|${labels.join(' ')}`, width, paint }] };
}

function planTile(theme: Theme, size: number, tile: Tile): Cell {
  return {
    key: tileKey(tile),
    width: size,
    paint: (brush) => paintSquare(brush, theme, tile, size),
  };
}

function planGutter(theme: Theme, layout: Layout, side: 'left' | 'right', label: string, inlay: Inlay): Cell {
  const { square, squares, gutter, below } = layout;
  const width = side === 'left' ? gutter : layout.width - gutter - square * squares;
  const size = { width, height: square, room: below, inlay };
  return {
    key: `${side}|${inlay.color}|${label}`,
    width,
    paint: (brush) => paintGutter(brush, theme, side, label, size),
  };
}

function planRank(theme: Theme, layout: Layout, rank: Rank, inlay: Inlay): StripPlan {
  const left = planGutter(theme, layout, 'left', rank.left, inlay);
  const right = planGutter(theme, layout, 'right', rank.right, inlay);
  return {
    height: layout.square,
    cells: [left, ...rank.tiles.map((tile) => planTile(theme, layout.square, tile)), right],
  };
}

const planLine = (theme: Theme, width: number, height: number, line: Line): StripPlan => ({
  height,
  cells: [
    {
      key: `line|${line.text}|${line.plain}|${line.isLoud ? '!' : ''}`,
      width,
      kept: 'never',
      paint: (brush) => paintLine(brush, theme, line, width, height),
    },
  ],
});

export function planStrips(theme: Theme, layout: Layout, picture: Picture): readonly StripPlan[] {
  const { caption, told, top, bottom, moveNumber } = picture;
  const { width } = layout;
  const lines = (all: readonly Line[]) => all.map((line) => planLine(theme, width, layout.line, line));
  const inlay = inlayOf(theme, layout.square, top.score === '1' || bottom.score === '1');
  const board = [
    planEdge(theme, layout, 'above', picture.above, inlay),
    ...picture.ranks.map((rank) => planRank(theme, layout, rank, inlay)),
    planEdge(theme, layout, 'below', picture.below, inlay),
  ];
  return caption === null
    ? [
        ...lines(told.above),
        planBar(theme, layout, top, ''),
        ...board,
        planBar(theme, layout, bottom, moveNumber),
        ...lines(told.below),
      ]
    : [planLine(theme, width, layout.bar, { text: caption, plain: caption, isLoud: true }), ...board];
}

export interface Cell {
  readonly key: string;
  readonly width: number;
  /**
   * `never`: not worth caching separately from its strip, because hardly any other strip contains
   * it. `packed`: cached in compressed form, because there are many and each is drawn rarely.
   */
  readonly kept?: 'packed' | 'never';
  readonly paint: Paint;
}

export interface StripPlan {
  readonly height: number;
  readonly cells: readonly Cell[];
}
