/**
 * Paints charts, with Chart.js on our canvas: it needs no page, and knows how to lay out axes, curves and bars.
 *
 * Lengths are in units of a picture that is 300 wide, as a phone shows it: what can be read at that size can be read.
 */
import { createCanvas } from '@napi-rs/canvas';
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
import { inter } from '../letters/fontFiles.ts';
import type { Theme } from '../scene/theme.ts';
import type { Axis, Bars, Chart, Curve, Point } from '../scene/chart.ts';

Drawing.register(BarController, BarElement, Filler, LinearScale, LineController, LineElement, PointElement);

/** The width of a picture, in units. */
const WIDTH = 300;
const HEIGHT = 150;
const LETTERS = 12;

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

function curveOf({ unit, theme }: Tools, { points, base }: Curve): readonly ChartDataset<'line', Point[]>[] {
  const last = points.length - 1;
  const line: ChartDataset<'line', Point[]> = {
    data: [...points],
    borderColor: theme.turn,
    borderWidth: 2 * unit,
    borderJoinStyle: 'round',
    pointRadius: points.map(({ isMarked }, index) => (index === last || isMarked ? 4 * unit : 0)),
    pointBackgroundColor: points.map(({ isMarked }) => (isMarked ? theme.text : theme.turn)),
    pointBorderWidth: 0,
    clip: false,
    ...(base !== undefined && { fill: { value: base }, backgroundColor: fade(theme.turn, 0.22) }),
  };
  const band = { ...edge(points, 1), fill: '+1', backgroundColor: fade(theme.turn, 0.22) };
  return points.some(({ spread }) => spread !== undefined) ? [line, band, edge(points, -1)] : [line];
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
      layout: { padding: { top: 12 * unit, right: 14 * unit, bottom: 6 * unit, left: 8 * unit } },
      scales: { x: scaleOf(tools, x, false), y: scaleOf(tools, y, true) },
    },
  };
}

/** The table on which the board lies too: a new canvas is transparent. */
const ground = ({ frame }: Theme): Plugin => ({
  id: 'ground',
  beforeDraw({ ctx, width, height }) {
    ctx.fillStyle = frame;
    ctx.fillRect(0, 0, width, height);
  },
});

/** A chart as a PNG file. What is painted is given back before the canvas is let go of: that wipes it. */
export async function paintChart(theme: Theme, chart: Chart, width: number): Promise<Buffer> {
  const unit = width / WIDTH;
  const canvas = createCanvas(width, Math.round(unit * HEIGHT));
  const drawing = new Drawing(canvas, {
    ...configurationOf({ unit, theme }, chart),
    plugins: [ground(theme)],
  });
  try {
    return await canvas.encode('png');
  } finally {
    drawing.destroy();
  }
}
