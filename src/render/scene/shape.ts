/**
 * Drawings as data, in squares. The canvas and the page draw the same shapes. Paths are in SVG's
 * format, which a canvas can read too.
 */
export interface PathShape {
  readonly path: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** The lengths of a dash and of the gap that follows. */
  readonly dash?: readonly [number, number];
  /** Whether lines have round ends and corners. */
  readonly isRound?: true;
}

/** Text in bold weight, centered on (x, y). */
interface TextShape {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

/** Shapes with reduced height, as if seen from the side. */
interface TiltedShapes {
  readonly tilt: number;
  readonly shapes: readonly Shape[];
}

export type Shape = PathShape | TextShape | TiltedShapes;

/** How far the middle of a letter is above its baseline. */
export const BASELINE = 0.364;

export const fade = (color: string, opacity: number): string =>
  `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** Precise enough for 1,000 pixels per square. */
const short = (length: number): number => Number(length.toFixed(4));

type Point = readonly [x: number, y: number];

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

const arcTo = (rx: number, ry: number, turn: number, [x, y]: Point): string =>
  `A${short(rx)} ${short(ry)} ${turn} 0 1 ${short(x)} ${short(y)}`;

/** A clockwise arc between two points, at most half a circle. */
export const arc = (radius: number, to: Point): string => arcTo(radius, radius, 0, to);

/** `turn` is in degrees, clockwise. */
export function ellipse(x: number, y: number, rx: number, ry: number, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [rx * Math.cos(angle), rx * Math.sin(angle)];
  const [start, end]: readonly [Point, Point] = [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
  return `${polyline([start])}${arcTo(rx, ry, turn, end)}${arcTo(rx, ry, turn, start)}Z`;
}

export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius);

export function roundRect(left: number, top: number, width: number, height: number, radius: number): string {
  const [right, bottom] = [left + width, top + height];
  const r = Math.min(radius, width / 2, height / 2);
  return [
    `M${short(left + r)} ${short(top)}H${short(right - r)}`,
    `${arc(r, [right, top + r])}V${short(bottom - r)}`,
    `${arc(r, [right - r, bottom])}H${short(left + r)}`,
    `${arc(r, [left, bottom - r])}V${short(top + r)}`,
    `${arc(r, [left + r, top])}Z`,
  ].join('');
}

export const rect = (left: number, top: number, width: number, height: number): string =>
  `M${short(left)} ${short(top)}h${short(width)}v${short(height)}h${short(-width)}Z`;

export const disc = (x: number, y: number, radius: number, fill: string): Shape => ({
  path: circle(x, y, radius),
  fill,
});

export const ring = (x: number, y: number, radius: number, width: number, stroke: string): Shape => ({
  path: circle(x, y, radius),
  stroke,
  width,
});

type Stroke = readonly [width: number, color: string];

/** Strokes the path twice. The wide stroke is the edge of the narrow stroke. */
export const edged = (path: string, strokes: readonly [Stroke, Stroke]): readonly Shape[] =>
  strokes.map(([width, stroke]) => ({ path, stroke, width, isRound: true }));
