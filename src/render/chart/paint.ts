/**
 * Paints charts, with Chart.js on our canvas: it needs no page, and knows how to lay out axes, curves and bars.
 *
 * Lengths are in units of a picture that is 300 wide, as a phone shows it: what can be read at that size can be read.
 */
import { createCanvas } from '../letters/canvas.ts';
import {
  BarController,
  BarElement,
  Chart as Drawing,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from 'chart.js';
import type { ChartConfiguration, ChartDataset, Plugin } from 'chart.js';
import { fade } from '../paint/brush.ts';
import type { Brush } from '../paint/brush.ts';
import { paintWords } from '../paint/font.ts';
import { inter } from '../letters/fontFiles.ts';
import type { Theme } from '../scene/theme.ts';
import type { Axis, Bars, Chart, Curve, Mark, Point } from '../scene/chart.ts';

Drawing.register(BarController, BarElement, Filler, LinearScale, LineController, LineElement, PointElement);

/** The width of a picture, in units. */
const WIDTH = 300;
const HEIGHT = 180;
const LETTERS = 12;
/** The height of the line above the axes in which the upright one is titled. */
const TITLE = 20;

/** What a chart is painted with: a unit in pixels, and the colours. */
interface Tools {
  readonly unit: number;
  readonly theme: Theme;
}

/** The frame's light lines across the picture; the axis that they belong to needs no line of its own. */
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

/** An invisible edge of the band around a curve. */
const edge = (points: readonly Point[], side: 1 | -1): ChartDataset<'line', Point[]> => ({
  data: points.map(({ x, y, spread = 0 }) => ({ x, y: y + side * spread })),
  borderWidth: 0,
  pointRadius: 0,
});

/** Mistakes are dots and blunders larger diamonds, in the color of the side that made them. */
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
  // What comes first lies on top.
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

/**
 * The table on which the board lies too, for a new canvas is transparent, and the titles of the axes: the upright one's above
 * it, for letters on their side are hard to read on a phone, and the other's below its end.
 */
const ground = ({ unit, theme }: Tools, brush: Brush, { x, y }: Chart): Plugin => ({
  id: 'ground',
  beforeDraw({ width, height }) {
    brush.fillStyle = theme.frame;
    brush.fillRect(0, 0, width, height);
    const place = { size: (LETTERS + 1) * unit, room: width - 24 * unit };
    paintWords(brush, y.title ?? '', { ...place, x: 10 * unit, y: 21 * unit }, theme.text);
    const end = { x: width - 14 * unit, y: height - 9 * unit, align: 'right' } as const;
    paintWords(brush, x.title ?? '', { ...place, ...end }, theme.coordinate);
  },
});

/** A chart as a PNG file. What is painted is given back before the canvas is let go of: that wipes it. */
export async function paintChart(theme: Theme, chart: Chart, width: number): Promise<Buffer> {
  const unit = width / WIDTH;
  const canvas = createCanvas(width, Math.round(unit * HEIGHT));
  const tools = { unit, theme };
  const drawing = new Drawing(canvas, {
    ...configurationOf(tools, chart),
    plugins: [ground(tools, canvas.getContext('2d'), chart)],
  });
  try {
    return await canvas.encode('png');
  } finally {
    drawing.destroy();
  }
}
