/** Paints the shapes from `scene/`, in the units of the brush. */
import { Path2D } from '../letters/canvas.ts';
import type { PathShape, Shape } from '../scene/shape.ts';
import { type Brush, within } from './brush.ts';
import { paintText } from './font.ts';

function fillPath(brush: Brush, path: Path2D, { fill }: PathShape): void {
  if (fill === undefined) return;
  brush.fillStyle = fill;
  brush.fill(path);
}

function strokePath(brush: Brush, path: Path2D, { stroke, width, dash, isRound }: PathShape): void {
  if (stroke === undefined) return;
  brush.strokeStyle = stroke;
  brush.lineWidth = width ?? 0;
  brush.lineCap = isRound ? 'round' : 'butt';
  brush.lineJoin = isRound ? 'round' : 'miter';
  if (dash) brush.setLineDash([...dash]);
  brush.stroke(path);
  if (dash) brush.setLineDash([]);
}

function paintShape(brush: Brush, shape: Shape): void {
  if ('text' in shape) {
    paintText(brush, shape.text, shape.x, shape.y, shape.size, shape.fill);
    return;
  }
  if ('shapes' in shape) {
    within(brush, () => {
      brush.scale(1, shape.tilt);
      paintShapes(brush, shape.shapes);
    });
    return;
  }
  const path = new Path2D(shape.path);
  fillPath(brush, path, shape);
  strokePath(brush, path, shape);
}

/** Paints shapes whose lengths are in squares, around (x, y), with squares of `size`. */
export function paintShapesAt(
  brush: Brush,
  shapes: readonly Shape[],
  x: number,
  y: number,
  size: number,
): void {
  within(brush, () => {
    brush.translate(x - size / 2, y - size / 2);
    brush.scale(size, size);
    paintShapes(brush, shapes);
  });
}

export function paintShapes(brush: Brush, shapes: readonly Shape[]): void {
  for (const shape of shapes) paintShape(brush, shape);
}
