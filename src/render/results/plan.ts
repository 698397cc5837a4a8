/** Lengths are in units of a picture as wide as a phone. */
import { createCanvas } from '../letters/canvas.ts';
import { wordsOf } from '../letters/words.ts';
import { type Brush, FINE, reduce, release, within } from '../paint/brush.ts';
import { type WordsPlace, paintWords } from '../paint/font.ts';
import { paintSquare } from '../paint/square.ts';
import type { Tile } from '../picture/picture.ts';
import type { Named } from '../scene/results.ts';
import type { Theme } from '../scene/theme.ts';

export const WIDTH = 390;
export const MARGIN = 10;

export type Plan = { readonly height: number; readonly paint: (brush: Brush) => void };

export function drawPlan(theme: Theme, { height, paint }: Plan, width: number): Promise<Buffer> {
  const unit = width / WIDTH;
  const canvas = createCanvas(width, Math.round(unit * height));
  const fine = createCanvas(FINE * canvas.width, FINE * canvas.height);
  const brush = fine.getContext('2d');
  brush.fillStyle = theme.frame;
  brush.fillRect(0, 0, fine.width, fine.height);
  brush.scale(FINE * unit, FINE * unit);
  paint(brush);
  reduce(fine, canvas);
  release(fine);
  return canvas.encode('png');
}

/** Paints rows of squares of `size`. */
export function paintTiles(
  brush: Brush,
  theme: Theme,
  rows: readonly (readonly Tile[])[],
  size: number,
): void {
  for (const [row, tiles] of rows.entries())
    for (const [column, tile] of tiles.entries())
      within(brush, () => {
        brush.translate(column * size, row * size);
        paintSquare(brush, theme, tile, size);
      });
}

/** Paints the name, cut off if needed, or the player's number if a letter has no font. */
export const paintName = (brush: Brush, { name, number }: Named, place: WordsPlace, fill: string): number =>
  paintWords(brush, wordsOf(name) ? name : number, place, fill);
