/**
 * Arrows are drawn over finished squares, so that the squares stay cached, in colors beyond the
 * theme's sixteen.
 */
import { paintArrow } from '../paint/arrow.ts';
import type { PaintCanvas } from '../paint/brush.ts';
import type { Layout } from '../picture/layout.ts';
import type { Path } from '../picture/picture.ts';
import type { Overlay } from '../png/png.ts';
import { ARROW_TONES, EDGE, REACH, TONES } from '../scene/arrowShapes.ts';

const COLORS = 16;

type Rgb = readonly [red: number, green: number, blue: number];

interface Layer {
  readonly color: Rgb;
  readonly opacity: number;
}

const rgbOf = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex.slice(1), 'hex');
  return [red, green, blue];
};

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

const EDGE_COLOR = rgbOf(EDGE);
/** Steps between the edge and the squares, and between the edge and a tone. */
const SHARES = [0.25, 0.5, 0.75];

const THIN: readonly Layer[] = SHARES.map((opacity) => ({ color: EDGE_COLOR, opacity }));
const OPAQUE: readonly Layer[] = [
  EDGE_COLOR,
  ...ARROW_TONES.flatMap((tone) => {
    const color = rgbOf(TONES[tone]);
    return [...SHARES.map((share) => mixed(EDGE_COLOR, color, share)), color];
  }),
].map((color) => ({ color, opacity: 1 }));

/** Layer 0 shows the squares. */
const LAYERS: readonly Layer[] = [{ color: EDGE_COLOR, opacity: 0 }, ...THIN, ...OPAQUE];
const IS_OPAQUE = LAYERS.map(({ opacity }) => opacity === 1);

const distance = (a: Rgb, b: Rgb): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

function nearest(color: Rgb): number {
  const far = OPAQUE.map((layer) => distance(layer.color, color));
  return 1 + THIN.length + far.indexOf(Math.min(...far));
}

/** Only edges touch the squares, so a translucent pixel belongs to an edge. */
function layerOf([red = 0, green = 0, blue = 0, alpha = 0]: Uint8ClampedArray): number {
  const opacity = Math.round((alpha / 255) * (THIN.length + 1));
  return opacity > THIN.length ? nearest([red, green, blue]) : opacity;
}

function layersOf(rgba: Uint8ClampedArray): Uint8Array {
  const known = new Map<number, number>();
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
  const layers = new Uint8Array(pixels.length);
  for (let at = 0; at < layers.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    if (pixel === 0) continue;
    let layer = known.get(pixel);
    if (layer === undefined) {
      layer = layerOf(rgba.subarray(4 * at, 4 * at + 4));
      known.set(pixel, layer);
    }
    layers[at] = layer;
  }
  return layers;
}

const colorsOver = (colors: Uint8Array): Uint8Array =>
  Uint8Array.from(
    LAYERS.flatMap(({ color, opacity }) =>
      Array.from({ length: COLORS }, (_, at): Rgb => {
        const [red = 0, green = 0, blue = 0] = colors.subarray(3 * at, 3 * at + 3);
        return mixed([red, green, blue], color, opacity);
      }).flat(),
    ),
    Math.round,
  );

export function arrowsOver(
  canvas: PaintCanvas,
  arrows: readonly Path[],
  { layout, colors }: { readonly layout: Layout; readonly colors: Uint8Array },
): Overlay | null {
  const all = arrows.flatMap(({ points }) => points);
  if (all.length === 0) return null;
  const { square, squares, gutter, board } = layout;
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const near = (values: readonly number[]): number =>
    Math.floor(square * Math.max(0, Math.min(...values) - REACH));
  const far = (values: readonly number[]): number =>
    Math.ceil(square * Math.min(squares, Math.max(...values) + REACH));
  const [left, above] = [near(xs), near(ys)];
  const width = far(xs) - left;
  const rgba = canvas(width, far(ys) - above, (brush) => {
    brush.clearRect(0, 0, width, far(ys) - above);
    brush.translate(-left, -above);
    brush.scale(square, square);
    for (const arrow of arrows) paintArrow(brush, arrow);
  });
  return {
    left: gutter + left,
    top: board + above,
    width,
    layers: layersOf(rgba),
    colors: colorsOver(colors),
    isOpaque: IS_OPAQUE,
  };
}
