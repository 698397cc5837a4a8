/** First in the middle with a king, second on the left, third on the right. */
import { type Brush, within, plate as fillPlate } from '../paint/brush.ts';
import { paintText, paintWords } from '../paint/font.ts';
import { paintShapes } from '../paint/shapes.ts';
import { pieceShapes } from '../scene/pieceShapes.ts';
import { MARGIN, type Plan, WIDTH, paintName } from './plan.ts';
import type { Podium, Step } from '../scene/results.ts';
import type { Theme } from '../scene/theme.ts';

const TITLE = 44;
const STEP = 122;

const STEPS = { 1: { height: 92, at: 1 }, 2: { height: 66, at: 0 }, 3: { height: 48, at: 2 } } as const;
const PIECE = 52;
const LINE = 17;

/** More would not fit above a step. */
const MOST_NAMES = 3;

const linesOf = ({ players }: Step): number => Math.min(MOST_NAMES, players.length);

function paintNames(brush: Brush, theme: Theme, step: Step, x: number, bottom: number): number {
  const { players } = step;
  const shown = players.slice(0, players.length > MOST_NAMES ? MOST_NAMES - 1 : MOST_NAMES);
  const more = players.length - shown.length;
  const top = bottom - LINE * linesOf(step);
  const place = { x, size: 14, room: STEP - 8, align: 'center' } as const;
  for (const [at, player] of shown.entries())
    paintName(brush, player, { ...place, y: top + LINE * (at + 0.7) }, theme.text);
  if (more > 0) paintWords(brush, `+${more}`, { ...place, y: bottom - LINE * 0.3 }, theme.quiet);
  return top;
}

function paintStep(brush: Brush, theme: Theme, step: Step, bottom: number): void {
  const { height, at } = STEPS[step.place];
  const [left, top] = [(WIDTH - 3 * STEP) / 2 + at * STEP, bottom - height];
  const middle = left + STEP / 2;
  fillPlate(brush, theme.frameLight, [left + 2, top, STEP - 4, height + 8], 6);
  paintText(brush, String(step.place), middle, top + 22, 26, theme.turn);
  paintText(brush, step.points, middle, top + 42 - (step.place === 3 ? 2 : 0), 11, theme.coordinate);
  const above = paintNames(brush, theme, step, middle, top - 4);
  within(brush, () => {
    brush.translate(middle - PIECE / 2, above - PIECE + 2);
    brush.scale(PIECE, PIECE);
    paintShapes(brush, pieceShapes(theme, { color: 'white', role: step.place === 1 ? 'king' : 'man' }));
  });
}

export function planPodium(theme: Theme, { title, steps }: Podium): Plan {
  const tallest = Math.max(...steps.map((step) => STEPS[step.place].height + LINE * linesOf(step)));
  const height = TITLE + PIECE + tallest;
  return {
    height,
    paint(brush) {
      const place = { x: WIDTH / 2, y: 26, size: 17, room: WIDTH - 2 * MARGIN, align: 'center' } as const;
      paintWords(brush, title, place, theme.text);
      for (const step of steps) paintStep(brush, theme, step, height);
    },
  };
}
