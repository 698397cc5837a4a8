import type { Path } from '../picture/picture.ts';
import { arrowShapes } from '../scene/arrowShapes.ts';
import type { Brush } from './brush.ts';
import { paintShapes } from './shapes.ts';

/** Over the whole board, in squares. */
export const paintArrow = (brush: Brush, { tone, points }: Path): void =>
  paintShapes(brush, arrowShapes(tone, points));
