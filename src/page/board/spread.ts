/**
 * A tower laid out next to its square, from the top down, during a long press or until the next
 * press.
 */
import type { Tower } from '../../draughts/types.ts';
import { pieceShapes } from '../../render/scene/pieceShapes.ts';
import { type Shape, roundRect } from '../../render/scene/shape.ts';
import type { Theme } from '../../render/scene/theme.ts';
import type { Place } from './places.ts';
import { svgAt, svgOf } from './svg.ts';

/** The distance between the pieces, in squares; less if there are many. */
const STEP = 0.82;
const MARGIN = 0.1;

export function spreadSvg(theme: Theme, tower: Tower, { x, y }: Place, size: number): string {
  const step = Math.min(STEP, (size - 1 - 2 * MARGIN) / Math.max(1, tower.length - 1));
  const width = 1 + step * (tower.length - 1) + 2 * MARGIN;
  const height = 1 + 2 * MARGIN;
  const left = Math.min(Math.max(0, x + 0.5 - width / 2), size - width);
  const top = y >= height ? y - height : y + 1;
  const plate: Shape = {
    path: roundRect(left, top, width, height, 0.25),
    fill: theme.dark,
    stroke: theme.turn,
    width: 0.06,
  };
  // The lowest piece first, so that each covers the one below it.
  const pieces = [...tower.entries()]
    .reverse()
    .map(([depth, piece]) =>
      svgAt({ x: left + MARGIN + depth * step, y: top + MARGIN }, pieceShapes(theme, piece)),
    );
  return `${svgOf([plate])}${pieces.join('')}`;
}
