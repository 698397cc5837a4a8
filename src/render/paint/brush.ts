import { type SKRSContext2D, createCanvas } from '../letters/canvas.ts';

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

export function within(brush: Brush, paint: () => void): void {
  brush.save();
  paint();
  brush.restore();
}

export type PaintCanvas = (width: number, height: number, paint: Paint) => Uint8ClampedArray;

/** One canvas for all sprites. It grows to the size of the largest. */
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
