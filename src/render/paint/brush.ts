import { makeCache } from '../../cache.ts';
import { type Canvas, type SKRSContext2D, createCanvas } from '../letters/canvas.ts';

export type Brush = SKRSContext2D;

/** Paints a rectangle of a picture. The origin is at its top left, and sizes are in pixels. */
export type Paint = (brush: Brush, width: number, height: number) => void;

type Box = readonly [x: number, y: number, width: number, height: number];

export function plate(brush: Brush, fill: string, box: Box, radius: number): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.roundRect(...box, radius);
  brush.fill();
}

export function within(brush: Brush, paint: (brush: Brush) => void): void {
  brush.save();
  paint(brush);
  brush.restore();
}

export type PaintCanvas = (width: number, height: number, paint: Paint) => Uint8ClampedArray;

/** The canvas draws thin edges too imprecisely, so everything is painted this much larger. */
export const FINE = 2;

/** Fills `canvas` with what was painted on one `FINE` times as large. */
export function reduce(fine: Canvas, canvas: Canvas): Brush {
  const brush = canvas.getContext('2d');
  brush.globalCompositeOperation = 'copy';
  // At half the size, this is the mean of four pixels.
  brush.imageSmoothingQuality = 'low';
  brush.drawImage(fine, 0, 0, canvas.width, canvas.height);
  return brush;
}

/** The sizes in use, because the canvas copies all of a canvas whose picture was taken. */
const SIZES_KEPT = 6;
/** Larger ones are rare, and take megabytes. In pixels. */
const LARGEST_KEPT = 2 ** 16;

export function makePaintCanvas(): PaintCanvas {
  const pairs = makeCache<readonly [fine: Canvas, canvas: Canvas]>(SIZES_KEPT);
  return (width, height, paint) => {
    const make = () => [createCanvas(FINE * width, FINE * height), createCanvas(width, height)] as const;
    const [fine, canvas] = width * height > LARGEST_KEPT ? make() : pairs.get(`${width}x${height}`, make);
    within(fine.getContext('2d'), (brush) => {
      brush.scale(FINE, FINE);
      paint(brush, width, height);
    });
    return reduce(fine, canvas).getImageData(0, 0, width, height).data;
  };
}
