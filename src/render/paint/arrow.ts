/**
 * Over the whole board, in squares. The tones differ in shape too, so that none depends on color
 * vision.
 */
import { type Brush, within } from './brush.ts';
import type { Path } from '../picture/picture.ts';
import type { Arrow } from '../scene/scene.ts';

/** The edge must stand out from the squares and the pieces, so the tones don't have to. */
export const EDGE = '#ffffff';
export const TONES = { played: '#a5101a', better: '#0c5f2b' } as const satisfies Record<
  Arrow['tone'],
  string
>;

const SHAFT = 0.15;
const RIM = 0.045;
/** The head's length, and half its width. */
const HEAD = 0.36;
const HALF = 0.22;
/** How far from the middle of its square an arrow starts. */
const START = 0.14;
const DASH = [0.17, 0.13];

/** How far an arrow extends beyond its points at most. */
export const REACH = HALF + 2 * RIM;

type Point = readonly [x: number, y: number];

const towards = ([x, y]: Point, [toX, toY]: Point, length: number): Point => {
  const far = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) * length) / far, y + ((toY - y) * length) / far];
};

function strokeShaft(brush: Brush, points: readonly Point[], width: number, color: string): void {
  brush.lineWidth = width;
  brush.strokeStyle = color;
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.stroke();
}

function headPath(brush: Brush, tip: Point, neck: Point): void {
  const [across, along] = [(HALF * (tip[0] - neck[0])) / HEAD, (HALF * (tip[1] - neck[1])) / HEAD];
  brush.beginPath();
  brush.moveTo(...tip);
  brush.lineTo(neck[0] - along, neck[1] + across);
  brush.lineTo(neck[0] + along, neck[1] - across);
  brush.closePath();
}

export function paintArrow(brush: Brush, { tone, points }: Path): void {
  const [first, second] = points;
  const [before, tip] = points.slice(-2);
  if (!first || !second || !before || !tip) return;
  const neck = towards(tip, before, HEAD);
  const shaft = [towards(first, second, START), ...points.slice(1, -1), neck];
  within(brush, () => {
    brush.lineJoin = 'round';
    brush.lineCap = 'round';
    strokeShaft(brush, shaft, SHAFT + 2 * RIM, EDGE);
    headPath(brush, tip, neck);
    brush.lineWidth = 2 * RIM;
    brush.strokeStyle = EDGE;
    brush.stroke();
    brush.fillStyle = TONES[tone];
    brush.fill();
    if (tone === 'played') {
      brush.lineCap = 'butt';
      brush.setLineDash(DASH);
    }
    strokeShaft(brush, shaft, SHAFT, TONES[tone]);
  });
}
