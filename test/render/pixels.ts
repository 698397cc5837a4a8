/** Examines pictures as an eye does: squares, mean colors, and contrast between colors. */
import { PNG } from 'pngjs';
import type { Color, Square } from '../../src/draughts/types.ts';
import { boardOf } from '../../src/draughts/geometry.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { layoutOf } from '../../src/render/picture/layout.ts';
import type { Scene } from '../../src/render/scene/scene.ts';

export type Rgb = readonly [number, number, number];

/** The colors of one square, by position in it from 0 to 1. */
export interface Swatch {
  readonly size: number;
  at(x: number, y: number): Rgb;
}

function seen(bottom: Color, size: number, place: number): number {
  return bottom === 'white' ? place : size - 1 - place;
}

const decoded = new WeakMap<Buffer, PNG>();

/** The pixels of a file, decoded once for any number of squares. */
function decode(png: Buffer): PNG {
  const known = decoded.get(png) ?? PNG.sync.read(png);
  decoded.set(png, known);
  return known;
}

/** The color at a position, in pixels. */
export function pixelAt(png: Buffer, x: number, y: number): Rgb {
  const { data, width } = decode(png);
  const offset = 4 * (y * width + x);
  return [data[offset]!, data[offset + 1]!, data[offset + 2]!];
}

export function swatchOf(png: Buffer, scene: Scene, square: Square): Swatch {
  const { width } = decode(png);
  const variant = variantOf(scene.variant);
  const board = boardOf(variant);
  const layout = layoutOf(width, {
    squares: board.size,
    labelledAbove: variant.notation.squares === 'numeric',
    linesAbove: scene.told?.above.length ?? 0,
  });
  const place = board.squares[square]!;
  const left = layout.gutter + seen(scene.bottom, board.size, place.column) * layout.square;
  const top = layout.board + seen(scene.bottom, board.size, place.row) * layout.square;
  return {
    size: layout.square,
    at: (x, y) => pixelAt(png, left + Math.floor(x * layout.square), top + Math.floor(y * layout.square)),
  };
}

/** The relative luminance of a color, 0 to 1 (WCAG 2.2). */
export function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** The contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

export const fromHex = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export function mean(swatch: Swatch, x: number, y: number, half: number): Rgb {
  const colors: Rgb[] = [];
  for (let across = x - half; across <= x + half; across += 0.02)
    for (let down = y - half; down <= y + half; down += 0.02) colors.push(swatch.at(across, down));
  const of = (channel: 0 | 1 | 2) => colors.reduce((sum, color) => sum + color[channel], 0) / colors.length;
  return [of(0), of(1), of(2)];
}

/**
 * The share of a square's pixels whose *lightness* differs clearly: the part of a mark that is
 * visible without color.
 */
export function shareOfChange(one: Swatch, other: Swatch): number {
  let changed = 0;
  for (let y = 0; y < one.size; y += 1)
    for (let x = 0; x < one.size; x += 1) {
      const place = [(x + 0.5) / one.size, (y + 0.5) / one.size] as const;
      const [a, b] = [one.at(...place), other.at(...place)];
      const isSame = a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
      if (!isSame && contrast(a, b) > 1.3) changed += 1;
    }
  return changed / one.size ** 2;
}
