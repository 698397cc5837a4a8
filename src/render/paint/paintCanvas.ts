/** The one canvas on which every sprite is painted before it becomes palette indices. */
import { createCanvas } from '../letters/canvas.ts';
import type { Paint } from './brush.ts';

/** Paints a rectangle and gives its pixels as RGBA; what was painted before is gone. */
export type PaintCanvas = (width: number, height: number, paint: Paint) => Uint8ClampedArray;

/** A canvas that grows to the largest sprite asked of it. */
export function makePaintCanvas(): PaintCanvas {
  let canvas = createCanvas(64, 64);
  return (width, height, paint) => {
    if (width > canvas.width || height > canvas.height)
      canvas = createCanvas(Math.max(width, canvas.width), Math.max(height, canvas.height));
    const brush = canvas.getContext('2d');
    brush.save();
    brush.beginPath();
    brush.rect(0, 0, width, height);
    brush.clip();
    paint(brush, width, height);
    brush.restore();
    return brush.getImageData(0, 0, width, height).data;
  };
}
