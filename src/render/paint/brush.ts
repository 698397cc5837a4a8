/** The canvas as the painters see it, and the few strokes that several of them share. */
import type { CanvasGradient, SKRSContext2D } from '../letters/canvas.ts';

export type Brush = SKRSContext2D;

/** Draws one rectangle of a picture; the brush's origin is its top left corner, sizes are in pixels. */
export type Paint = (brush: Brush, width: number, height: number) => void;

/** A `#rrggbb` colour with an opacity from 0 to 1. */
export function fade(color: string, opacity: number): string {
  return (
    color +
    Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

export function disc(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  fill: string | CanvasGradient,
): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fillStyle = fill;
  brush.fill();
}

export function ring(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  width: number,
  stroke: string | CanvasGradient,
): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.lineWidth = width;
  brush.strokeStyle = stroke;
  brush.stroke();
}

/** Paints with the brush changed (moved, faded, clipped), and puts everything back. */
export function within(brush: Brush, paint: () => void): void {
  brush.save();
  paint();
  brush.restore();
}
