/**
 * The marks that only pictures have; the others are in `scene/markShapes.ts`. Lengths are in
 * squares.
 */
import type { Brush } from './brush.ts';
import { paintShapes } from './shapes.ts';
import type { Tile } from '../picture/picture.ts';
import { targetShape } from '../scene/markShapes.ts';
import { disc, ring, roundRect } from '../scene/shape.ts';
import type { Theme } from '../scene/theme.ts';

const NAME = 0.44;
/** Where a name can't be on its piece: below a crown, or above a tower, away from its counts. */
const BELOW = { x: 0.5, width: 0.67, height: 0.37, middle: 0.8, size: 0.87 * NAME } as const;
const ABOVE = { x: 0.32, width: 0.54, height: 0.31, middle: 0.19, size: 0.3 } as const;

/**
 * A ring, unless a frame or corners mark the piece, and its square's name: on a man, or below a
 * crown, or above a tower.
 */
export function paintName(brush: Brush, theme: Theme, tile: Tile): void {
  const { name, tower } = tile;
  if (tower === null || name === '') return;
  const [{ color, role }] = tower;
  const isTower = tower.length > 1;
  if (!isTower && !tile.chosen && !tile.mustCapture)
    paintShapes(brush, [ring(0.5, 0.495, 0.44, 0.1, theme.frame), ring(0.5, 0.495, 0.44, 0.06, theme.turn)]);
  if (!isTower && role === 'man') {
    const { face, crown } = theme[color];
    paintShapes(brush, [
      disc(0.5, 0.465, 0.31, face),
      { text: name, x: 0.5, y: 0.465, size: NAME, fill: crown },
    ]);
    return;
  }
  const { x, width, height, middle, size } = isTower ? ABOVE : BELOW;
  const path = roundRect(x - width / 2, middle - height / 2, width, height, 0.1);
  paintShapes(brush, [
    { path, fill: theme.frame, stroke: theme.turn, width: 0.045 },
    { text: name, x, y: middle, size, fill: theme.text },
  ]);
}

/**
 * The height of a plate, which is also its width with one character, and the width of each further
 * character.
 */
const PLATE = 0.5;
const FURTHER = 0.16;

export function paintTarget(brush: Brush, theme: Theme, text: string, y: number): void {
  const width = Math.min(0.94, PLATE + FURTHER * (text.length - 1));
  const size = Math.min(0.38, (1.5 * width) / text.length);
  paintShapes(brush, [targetShape(theme, width, PLATE, y), { text, x: 0.5, y, size, fill: theme.text }]);
}
