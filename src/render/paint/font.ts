/**
 * The letters of a picture: Inter, from our own files, so a picture is the same on every machine. Each weight has a
 * name of its own, because this version of the canvas makes up weights it does not find.
 */
import { GlobalFonts } from '@napi-rs/canvas';
import { fileURLToPath } from 'node:url';
import { within } from './brush.ts';
import type { Brush } from './brush.ts';

const WEIGHTS = [400, 600, 700] as const;
type Weight = (typeof WEIGHTS)[number];

/** The name of a weight, as the canvas knows it. */
export const fontName = (weight: Weight): string => `Crownhead ${weight}`;

for (const weight of WEIGHTS) {
  const file = new URL(`../../../assets/fonts/inter-latin-${weight}-normal.woff2`, import.meta.url);
  if (!GlobalFonts.registerFromPath(fileURLToPath(file), fontName(weight)))
    throw new Error(`no font: ${file.href}`);
}

/** A font for the brush; the size is in the brush's units. */
export const font = (weight: Weight, size: number): string => `${size}px "${fontName(weight)}"`;

/** The canvas draws no letters of less than about one unit, so small units are made large for a moment. */
const UNIT = 100;

/** Writes a text around (x, y), `size` high, where lengths are in squares. */
export function paintText(
  brush: Brush,
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
): void {
  within(brush, () => {
    brush.translate(x, y);
    brush.scale(1 / UNIT, 1 / UNIT);
    brush.font = font(700, size * UNIT);
    brush.textAlign = 'center';
    brush.textBaseline = 'alphabetic';
    brush.fillStyle = fill;
    brush.fillText(text, 0, size * UNIT * 0.364);
  });
}
