/** Lengths are in units of a picture 300 wide, its size on a phone. */
import {
  BarController,
  BarElement,
  Chart as Drawing,
  type ChartConfiguration,
  type ChartDataset,
  Filler,
  LineController,
  LineElement,
  LinearScale,
  type Plugin,
  PointElement,
} from 'chart.js';
import { createCanvas, inter } from '../letters/canvas.ts';
import { type Brush, FINE, reduce, release } from '../paint/brush.ts';
import { paintWords } from '../paint/font.ts';
import { paintShapes } from '../paint/shapes.ts';
import { disc, fade } from '../scene/shape.ts';
import type { Axis, Bars, Chart, Curve, Mark, Point } from '../scene/chart.ts';
import type { Theme } from '../scene/theme.ts';

Drawing.register(BarController, BarElement, Filler, LinearScale, LineController, LineElement, PointElement);

const WIDTH = 300;
const HEIGHT = 180;
const LETTERS = 12;

/** The line above the axes, for the title of the vertical axis. */
const TITLE = 20;

interface Tools {
  readonly unit: number;
  readonly theme: Theme;
}

/** Grid lines are light and have the frame's color, so the axis needs no line of its own. */
function scaleOf({ unit, theme }: Tools, { from, to, ticks }: Axis, isUpright: boolean) {
  const labels = new Map(ticks.map(({ at, label }) => [at, label]));
  return {
    type: 'linear' as const,
    min: from,
    max: to,
    offset: false,
    border: { display: false },
    grid: { display: isUpright, color: theme.frameLight, lineWidth: unit, tickLength: 0 },
    afterBuildTicks: (axis: { ticks: { value: number }[] }) => {
      axis.ticks = ticks.map(({ at }) => ({ value: at }));
    },
    ticks: {
      color: theme.coordinate,
      padding: 5 * unit,
      maxRotation: 0,
      autoSkip: false,
      font: { family: inter(600), size: LETTERS * unit },
      callback: (at: number | string) => labels.get(Number(at)) ?? '',
    },
  };
}

const edge = (points: readonly Point[], side: 1 | -1): ChartDataset<'line', Point[]> => ({
  data: points.map(({ x, y, spread = 0 }) => ({ x, y: y + side * spread })),
  borderWidth: 0,
  pointRadius: 0,
});

const SHAPES = {
  mistake: { style: 'circle', radius: 3.5 },
  blunder: { style: 'rectRot', radius: 6 },
} as const;

const marksOf = ({ unit, theme }: Tools, marks: readonly Mark[]): ChartDataset<'line', Point[]> => ({
  data: marks.map(({ x, y }) => ({ x, y })),
  showLine: false,
  pointStyle: marks.map(({ grade }) => SHAPES[grade].style),
  pointRadius: marks.map(({ grade }) => SHAPES[grade].radius * unit),
  pointBackgroundColor: marks.map(({ color }) => theme[color].face),
  pointBorderColor: theme.text,
  pointBorderWidth: 1.2 * unit,
  clip: false,
});

function curveOf(tools: Tools, { points, marks, base }: Curve): readonly ChartDataset<'line', Point[]>[] {
  const { unit, theme } = tools;
  const last = marks ? -1 : points.length - 1;
  const line: ChartDataset<'line', Point[]> = {
    data: [...points],
    borderColor: theme.turn,
    borderWidth: 2 * unit,
    borderJoinStyle: 'round',
    pointRadius: points.map((_, index) => (index === last ? 4 * unit : 0)),
    pointBackgroundColor: theme.turn,
    pointBorderWidth: 0,
    clip: false,
    ...(base !== undefined && { fill: { value: base }, backgroundColor: fade(theme.turn, 0.22) }),
  };
  const band = { ...edge(points, 1), fill: '+1', backgroundColor: fade(theme.turn, 0.22) };
  const drawn = points.some(({ spread }) => spread !== undefined) ? [line, band, edge(points, -1)] : [line];
  return marks ? [marksOf(tools, marks), ...drawn] : drawn;
}

const barsOf = ({ unit, theme }: Tools, { values }: Bars): ChartDataset<'bar', Point[]> => ({
  data: values.map((y, x) => ({ x, y })),
  backgroundColor: theme.turn,
  barPercentage: 0.8,
  categoryPercentage: 1,
  borderRadius: { topLeft: 2 * unit, topRight: 2 * unit },
});

function configurationOf(tools: Tools, { x, y, drawn }: Chart): ChartConfiguration<'bar' | 'line', Point[]> {
  const { unit } = tools;
  const isBars = drawn.kind === 'bars';
  const [top, bottom] = [y.title === undefined ? 12 : 12 + TITLE, x.title === undefined ? 6 : 20];
  return {
    type: isBars ? 'bar' : 'line',
    data: { datasets: isBars ? [barsOf(tools, drawn)] : [...curveOf(tools, drawn)] },
    options: {
      animation: false,
      responsive: false,
      devicePixelRatio: 1,
      events: [],
      parsing: false,
      normalized: true,
      layout: { padding: { top: top * unit, right: 14 * unit, bottom: bottom * unit, left: 8 * unit } },
      scales: { x: scaleOf(tools, x, false), y: scaleOf(tools, y, true) },
    },
  };
}

/** Paints each side's name at the end of the axis where its chances are high. */
function paintSides(
  { unit, theme }: Tools,
  brush: Brush,
  sides: NonNullable<Chart['sides']>,
  width: number,
  height: number,
): void {
  const name = { size: LETTERS * unit, room: 0.36 * width };
  const right = { ...name, x: width - 14 * unit, y: 21 * unit, align: 'right' } as const;
  const written = paintWords(brush, sides.white, right, theme.coordinate);
  paintWords(brush, sides.black, { ...name, x: 26 * unit, y: height - 9 * unit }, theme.coordinate);
  for (const [color, x, y] of [
    ['white', width - written - 23 * unit, 17 * unit],
    ['black', 16 * unit, height - 13 * unit],
  ] as const)
    paintShapes(brush, [disc(x, y, 5.5 * unit, theme.inlay), disc(x, y, 4.5 * unit, theme[color].face)]);
}

/** The vertical axis has its title above, because rotated letters are hard to read on a phone. */
const ground = ({ unit, theme }: Tools, brush: Brush, { x, y, sides }: Chart): Plugin => ({
  id: 'ground',
  beforeDraw({ width, height }) {
    brush.fillStyle = theme.frame;
    brush.fillRect(0, 0, width, height);
    const place = { size: (LETTERS + 1) * unit, room: width * (sides ? 0.5 : 0.92) };
    paintWords(brush, y.title ?? '', { ...place, x: 10 * unit, y: 21 * unit }, theme.text);
    const end = { x: width - 14 * unit, y: height - 9 * unit, align: 'right' } as const;
    paintWords(brush, x.title ?? '', { ...place, ...end }, theme.coordinate);
    if (sides) paintSides({ unit, theme }, brush, sides, width, height);
  },
});

/** Returns a PNG file. Chart.js must be destroyed after encoding, which clears the canvas. */
export async function paintChart(theme: Theme, chart: Chart, width: number): Promise<Buffer> {
  const canvas = createCanvas(width, Math.round((width / WIDTH) * HEIGHT));
  const fine = createCanvas(FINE * canvas.width, FINE * canvas.height);
  const tools = { unit: fine.width / WIDTH, theme };
  const drawing = new Drawing(fine, {
    ...configurationOf(tools, chart),
    plugins: [ground(tools, fine.getContext('2d'), chart)],
  });
  reduce(fine, canvas);
  try {
    return await canvas.encode('png');
  } finally {
    drawing.destroy();
    release(fine);
  }
}
