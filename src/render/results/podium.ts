/** First place is in the middle with a king, second on the left, and third on the right. */
import { type Brush, plate as fillPlate } from '../paint/brush.ts';
import { paintText, paintWords } from '../paint/font.ts';
import { paintShapesAt } from '../paint/shapes.ts';
import { pieceShapes } from '../scene/pieceShapes.ts';
import { MARGIN, type Plan, WIDTH, paintName } from './plan.ts';
import type { Podium, PodiumStep } from '../scene/results.ts';
import { METALS, type PieceColors, type Theme } from '../scene/theme.ts';

const TITLE = 48;
const STEP = 122;
const PIECE = 58;
const LINE = 18;

interface Metal {
  readonly height: number;
  readonly at: number;
  readonly fill: string;
  readonly light: string;
  readonly dark: string;
}

const STEPS: Readonly<Record<PodiumStep['place'], Metal>> = {
  1: { height: 104, at: 1, fill: METALS.gold, light: '#ffdb75', dark: '#a87410' },
  2: { height: 82, at: 0, fill: METALS.silver, light: '#eef1f4', dark: '#7f8893' },
  3: { height: 64, at: 2, fill: METALS.bronze, light: '#eeb78a', dark: '#8a5026' },
};

const piecesOf = ({ fill, light, dark }: Metal): PieceColors => ({
  face: fill,
  shine: light,
  shade: dark,
  side: dark,
  rim: METALS.ink,
  groove: dark,
  crown: METALS.ink,
  crownEdge: light,
});

/** More names would not fit above a step. */
const MOST_NAMES = 3;

const linesOf = ({ players }: PodiumStep): number => Math.min(MOST_NAMES, players.length);

function paintNames(brush: Brush, theme: Theme, step: PodiumStep, x: number, bottom: number): number {
  const { players } = step;
  const shown = players.slice(0, players.length > MOST_NAMES ? MOST_NAMES - 1 : MOST_NAMES);
  const more = players.length - shown.length;
  const top = bottom - LINE * linesOf(step);
  const place = { x, size: 15, room: STEP - 8, align: 'center', least: 11 } as const;
  for (const [at, player] of shown.entries())
    paintName(brush, player, { ...place, y: top + LINE * (at + 0.7) }, theme.text);
  if (more > 0) paintWords(brush, `+${more}`, { ...place, y: bottom - LINE * 0.3 }, theme.quiet);
  return top;
}

function paintStep(brush: Brush, theme: Theme, step: PodiumStep, bottom: number): void {
  const metal = STEPS[step.place];
  const { height, at, fill, light } = metal;
  const [left, top] = [(WIDTH - 3 * STEP) / 2 + at * STEP, bottom - height];
  const middle = left + STEP / 2;
  fillPlate(brush, fill, [left + 2, top, STEP - 4, height], 6);
  fillPlate(brush, light, [left + 2, top, STEP - 4, 7], 3.5);
  // On one line, in the middle of the lowest step.
  const [digit, size] = step.points === '' ? [bottom - 29, 34] : [bottom - 38, 28];
  paintText(brush, String(step.place), middle, digit, size, METALS.ink);
  const points = { x: middle, y: bottom - 9.6, size: 12, room: STEP - 12, align: 'center' } as const;
  paintWords(brush, step.points, points, METALS.ink);
  const above = paintNames(brush, theme, step, middle, top - 5);
  const piece = { color: 'white', role: step.place === 1 ? 'king' : 'man' } as const;
  const shapes = pieceShapes({ ...theme, white: piecesOf(metal) }, piece);
  paintShapesAt(brush, shapes, middle, above - PIECE / 2 + 2, PIECE);
}

export function planPodium(theme: Theme, { title, steps }: Podium): Plan {
  const tallest = Math.max(...steps.map((step) => STEPS[step.place].height + LINE * linesOf(step)));
  const bottom = TITLE + PIECE + tallest;
  return {
    height: bottom + MARGIN,
    paint(brush) {
      const place = { x: WIDTH / 2, y: 28, size: 18, room: WIDTH - 2 * MARGIN, align: 'center' } as const;
      paintWords(brush, title, place, theme.text);
      for (const step of steps) paintStep(brush, theme, step, bottom);
    },
  };
}
