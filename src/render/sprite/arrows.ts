/**
 * Arrows are blended over finished squares, so that squares stay cached. Arrows use more colors
 * than the theme has.
 */
import type { PaintCanvas } from '../paint/brush.ts';
import { paintShapes } from '../paint/shapes.ts';
import type { Palette } from '../palette/palette.ts';
import type { Layout } from '../picture/layout.ts';
import type { Path } from '../picture/picture.ts';
import type { Rows } from '../png/png.ts';
import { ARROW_TONES, EDGE, REACH, TONES, arrowShapes } from '../scene/arrowShapes.ts';

/** The painted arrows, and where they are in the picture. */
export interface Overlay {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
}

const mixed = (under: Uint8Array, over: Uint8Array, share: number): readonly number[] =>
  Array.from(under, (value, at) => Math.round(value + ((over[at % 3] ?? 0) - value) * share));

const rgbOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.slice(1), 'hex'));

const EDGE_COLOR = rgbOf(EDGE);
const SHARES = [0.2, 0.4, 0.6, 0.8];

/** First the theme's colors, so that their indices stay; then those of arrows and their edges. */
export const arrowColors = (colors: Uint8Array): Uint8Array =>
  Uint8Array.from([
    ...colors,
    ...EDGE_COLOR,
    ...ARROW_TONES.map((tone) => rgbOf(TONES[tone])).flatMap((tone) => [
      ...tone,
      ...SHARES.flatMap((share) => mixed(tone, EDGE_COLOR, share)),
    ]),
    ...[0.33, 0.67].flatMap((share) => mixed(colors, EDGE_COLOR, share)),
  ]);

export function arrowsOver(canvas: PaintCanvas, arrows: readonly Path[], layout: Layout): Overlay | null {
  const all = arrows.flatMap(({ points }) => points);
  if (all.length === 0) return null;
  const { square, squares, gutter, board } = layout;
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const near = (values: readonly number[]): number =>
    Math.floor(square * Math.max(0, Math.min(...values) - REACH));
  const far = (values: readonly number[]): number =>
    Math.ceil(square * Math.min(squares, Math.max(...values) + REACH));
  const [left, above] = [near(xs), near(ys)];
  const [width, height] = [far(xs) - left, far(ys) - above];
  const rgba = canvas(width, height, (brush) => {
    brush.clearRect(0, 0, width, height);
    brush.translate(-left, -above);
    brush.scale(square, square);
    for (const { tone, points } of arrows) paintShapes(brush, arrowShapes(tone, points));
  });
  return { left: gutter + left, top: board + above, width, height, rgba };
}

/** Puts the overlay on the rows that begin at `top`. `palette` must include the arrows' colors. */
export function layOver({ stride, bytes }: Rows, top: number, overlay: Overlay, palette: Palette): void {
  const { left, width, rgba } = overlay;
  const from = Math.max(top, overlay.top);
  const to = Math.min(top + bytes.length / stride, overlay.top + overlay.height);
  for (let y = from; y < to; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 4 * ((y - overlay.top) * width + x);
      const opacity = (rgba[at + 3] ?? 0) / 255;
      if (opacity === 0) continue;
      const place = (y - top) * stride + 1 + left + x;
      const under = 3 * (bytes[place] ?? 0);
      const level = (channel: 0 | 1 | 2): number => {
        const value = palette.colors[under + channel] ?? 0;
        return Math.round(value + ((rgba[at + channel] ?? 0) - value) * opacity);
      };
      bytes[place] = palette.indexOf(level(0), level(1), level(2));
    }
}
