/** What the pictures of results are painted with. Lengths are in units of a picture as wide as a phone. */
import { createCanvas } from '../letters/canvas.ts';
import { wordsOf } from '../letters/words.ts';
import type { Brush } from '../paint/brush.ts';
import { paintWords } from '../paint/font.ts';
import type { WordsPlace } from '../paint/font.ts';
import type { Named } from '../scene/results.ts';
import type { Theme } from '../scene/theme.ts';

/** The width of every picture, in units. */
export const WIDTH = 390;
export const MARGIN = 10;

/** Paints on a ground of the theme, so many units high. */
export type Plan = { readonly height: number; readonly paint: (brush: Brush) => void };

/** A PNG file, `width` pixels wide. */
export function drawPlan(theme: Theme, { height, paint }: Plan, width: number): Promise<Buffer> {
  const unit = width / WIDTH;
  const canvas = createCanvas(width, Math.round(unit * height));
  const brush = canvas.getContext('2d');
  brush.fillStyle = theme.frame;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(unit, unit);
  paint(brush);
  return canvas.encode('png');
}

/** Writes a name as far as there is room, or the number that stands for it. */
export const paintName = (brush: Brush, { name, number }: Named, place: WordsPlace, fill: string): void =>
  paintWords(brush, wordsOf(name) ? name : number, place, fill);

/** A filled rectangle with round corners. */
export function paintPlate(
  brush: Brush,
  fill: string,
  [x, y, width, height]: readonly [number, number, number, number],
  radius = 3,
): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
  brush.fill();
}
