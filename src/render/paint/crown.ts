/** The crown of a king: our own drawing, of few bold shapes so that it still reads at fifteen pixels. */
import type { Brush } from './brush.ts';
import { disc } from './brush.ts';

/** The points of the crown from left to right, in units of half its width, y downwards. */
const OUTLINE = [
  [-0.78, 0.5],
  [-1, -0.36],
  [-0.46, 0.02],
  [0, -0.66],
  [0.46, 0.02],
  [1, -0.36],
  [0.78, 0.5],
] as const;
const TIPS = [OUTLINE[1], OUTLINE[3], OUTLINE[5]] as const;

/** Paints a crown around (x, y); `half` is half its width. */
export function paintCrown(
  brush: Brush,
  x: number,
  y: number,
  half: number,
  fill: string,
  edge: string,
): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(half, half);
  brush.lineJoin = 'round';
  brush.beginPath();
  for (const [px, py] of OUTLINE) brush.lineTo(px, py);
  brush.closePath();
  brush.strokeStyle = edge;
  brush.lineWidth = 0.3;
  brush.stroke();
  for (const [px, py] of TIPS) disc(brush, px, py, 0.29, edge);
  brush.fillStyle = fill;
  brush.beginPath();
  for (const [px, py] of OUTLINE) brush.lineTo(px, py);
  brush.closePath();
  brush.fill();
  for (const [px, py] of TIPS) disc(brush, px, py, 0.16, fill);
  brush.fillStyle = edge;
  brush.fillRect(-0.72, 0.24, 1.44, 0.1);
  brush.restore();
}
