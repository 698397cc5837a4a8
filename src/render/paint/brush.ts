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

type Size = Pick<Canvas, 'width' | 'height'>;

/** Fills `canvas` with what was painted on one `FINE` times as large. */
export function reduce(fine: Canvas, canvas: Canvas, { width, height }: Size = canvas): Brush {
  const brush = canvas.getContext('2d');
  brush.globalCompositeOperation = 'copy';
  // At half the size, this is the mean of four pixels.
  brush.imageSmoothingQuality = 'low';
  brush.drawImage(fine, 0, 0, FINE * width, FINE * height, 0, 0, width, height);
  return brush;
}

/** V8 doesn't know how large a canvas is, and would leave it in memory for long. */
export function release(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}

/** One for each height: each picture copies its whole canvas, so a single one would be slower. */
const HEIGHTS_KEPT = 16;
/** Larger ones are rare, and take megabytes. In pixels. */
const LARGEST_KEPT = 2 ** 16;

export function makePaintCanvas(): PaintCanvas {
  const pairs = makeCache<readonly [fine: Canvas, canvas: Canvas]>(HEIGHTS_KEPT);
  return (width, height, paint) => {
    const make = () => [createCanvas(FINE * width, FINE * height), createCanvas(width, height)] as const;
    const isKept = width * height <= LARGEST_KEPT;
    const [fine, canvas] = isKept ? pairs.get(String(height), make) : make();
    if (width > canvas.width) [fine.width, canvas.width] = [FINE * width, width];
    within(fine.getContext('2d'), (brush) => {
      brush.scale(FINE, FINE);
      paint(brush, width, height);
    });
    const { data } = reduce(fine, canvas, { width, height }).getImageData(0, 0, width, height);
    if (!isKept) [fine, canvas].forEach(release);
    return data;
  };
}
