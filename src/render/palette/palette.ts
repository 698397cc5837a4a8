/**
 * Colors are chosen from samples, then moved to their pixels' mean (Lloyd). Dithering hides
 * repetition.
 */
import { CELLS, type ColorCount, cellOf, chooseColors, middleOf } from './medianCut.ts';
import { type Pace, makePace } from './pace.ts';

export interface Palette {
  readonly colors: Uint8Array;
  indices(rgba: Uint8ClampedArray): Uint8Array;
  /** Uses hard edges: at 1,024 px nobody sees a pixel, and smooth edges would double the file. */
  crisp(rgba: Uint8ClampedArray, width: number): Uint8Array;
  /** Hard edges between all colors of plain areas, which keeps digits readable. */
  plain(rgba: Uint8ClampedArray, width: number): Uint8Array;
}

/** After this many moves, colors hardly move. */
const MOVES = 4;

/** Moves each color to the mean of its nearest colors, except the first `fixed`. */
function moved(
  colors: Uint8Array<ArrayBuffer>,
  counts: readonly ColorCount[],
  fixed: number,
): Uint8Array<ArrayBuffer> {
  const sums = Array.from(
    { length: colors.length / 3 },
    () => [0, 0, 0, 0] as [number, number, number, number],
  );
  for (const [red, green, blue, weight] of counts) {
    const sum = sums[nearestIn(colors, red, green, blue)];
    if (sum === undefined) continue;
    sum[0] += red * weight;
    sum[1] += green * weight;
    sum[2] += blue * weight;
    sum[3] += weight;
  }
  return colors.map((value, at) => {
    const sum = sums[Math.floor(at / 3)];
    return at < 3 * fixed || sum === undefined || sum[3] === 0
      ? value
      : Math.round((sum[at % 3] ?? 0) / sum[3]);
  });
}

/** Within this distance (weighted squares of levels), a fixed color is enough. */
const NEAR = 900;

function notNear(counts: readonly ColorCount[], fixed: Uint8Array): readonly ColorCount[] {
  if (fixed.length === 0) return counts;
  const far = counts.filter(([red, green, blue]) => {
    const at = 3 * nearestIn(fixed, red, green, blue);
    return distance(fixed, at, red, green, blue) > NEAR;
  });
  return far.length === 0 ? counts : far;
}

export function paletteOf(colors: Uint8Array): Palette {
  // The index plus one, 0 for unknown: a byte per cell, and no memory pages for unused colors.
  const known = new Uint8Array(CELLS);
  const indexOf = (red: number, green: number, blue: number): number => {
    const cell = cellOf(red, green, blue);
    const more = known[cell] ?? 0;
    if (more > 0) return more - 1;
    // The middle of the cell, so that the order of its colors doesn't matter.
    const index = nearestIn(colors, middleOf(red), middleOf(green), middleOf(blue));
    known[cell] = index + 1;
    return index;
  };
  const nearest: Palette['indices'] = (rgba) => {
    const pixels = pixelsOf(rgba);
    const found = new Uint8Array(pixels.length);
    // Most pixels equal the previous one.
    let [before, index] = [-1, 0];
    for (let at = 0; at < found.length; at += 1) {
      const pixel = pixels[at] ?? 0;
      if (pixel !== before) {
        before = pixel;
        index = indexOf(rgba[4 * at] ?? 0, rgba[4 * at + 1] ?? 0, rgba[4 * at + 2] ?? 0);
      }
      found[at] = index;
    }
    return found;
  };
  return {
    colors,
    indices: nearest,
    plain(rgba, width) {
      const flat = new Set(nearest(flatPixels(rgba, width)));
      return nearestAmong(colors, [...flat], rgba);
    },
    crisp(rgba, width) {
      const pixels = pixelsOf(rgba);
      const flat = flatIn(pixels, width);
      const indices = new Uint8Array(pixels.length);
      let [before, index] = [-1, 0];
      for (let at = 0; at < indices.length; at += 1) {
        const from = flat[at] === 1 ? at : flatBeside(rgba, flat, at, width);
        const pixel = pixels[from] ?? 0;
        if (pixel !== before) {
          before = pixel;
          index = indexOf(rgba[4 * from] ?? 0, rgba[4 * from + 1] ?? 0, rgba[4 * from + 2] ?? 0);
        }
        indices[at] = index;
      }
      return indices;
    },
  };
}

/** The nearest of some colors for each pixel. */
function nearestAmong(colors: Uint8Array, some: readonly number[], rgba: Uint8ClampedArray): Uint8Array {
  const chosen = Uint8Array.from(some.flatMap((index) => [...colors.subarray(3 * index, 3 * index + 3)]));
  const known = new Map<number, number>();
  return Uint8Array.from(pixelsOf(rgba), (pixel, at) => {
    const index =
      known.get(pixel) ??
      some[nearestIn(chosen, rgba[4 * at] ?? 0, rgba[4 * at + 1] ?? 0, rgba[4 * at + 2] ?? 0)] ??
      0;
    known.set(pixel, index);
    return index;
  });
}

const pixelsOf = (rgba: Uint8ClampedArray): Uint32Array =>
  new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);

/** 1 for a pixel in a plain area: the tones of an edge differ from pixel to pixel. */
function flatIn(pixels: Uint32Array, width: number): Uint8Array {
  const flat = new Uint8Array(pixels.length);
  for (let at = 0; at < flat.length; at += 1) {
    const pixel = pixels[at];
    const x = at % width;
    const inRow = (x > 0 && pixels[at - 1] === pixel) || (x < width - 1 && pixels[at + 1] === pixel);
    if (inRow && (pixels[at - width] === pixel || pixels[at + width] === pixel)) flat[at] = 1;
  }
  return flat;
}

/**
 * The flat pixel with the most similar color at most two pixels away; `at` itself if there is none.
 */
function flatBeside(rgba: Uint8ClampedArray, flat: Uint8Array, at: number, width: number): number {
  const [x, y, height] = [at % width, Math.floor(at / width), flat.length / width];
  let [best, least] = [at, Infinity];
  for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row += 1)
    for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column += 1) {
      const beside = row * width + column;
      if (flat[beside] !== 1) continue;
      const [red, green, blue] = [
        rgba[4 * beside] ?? 0,
        rgba[4 * beside + 1] ?? 0,
        rgba[4 * beside + 2] ?? 0,
      ];
      const far = distance(rgba, 4 * at, red, green, blue);
      if (far < least) [best, least] = [beside, far];
    }
  return best;
}

/** The pixels of plain areas, from which colors are chosen. */
export function flatPixels(rgba: Uint8ClampedArray, width: number): Uint8ClampedArray {
  const pixels = pixelsOf(rgba);
  const flat = flatIn(pixels, width);
  return new Uint8ClampedArray(pixels.filter((_, at) => flat[at] === 1).buffer);
}

/** `most` up to 255. `fixed` (three bytes each): large plain areas, included unchanged. */
export async function makePalette(
  counts: readonly ColorCount[],
  most: number,
  fixed: Uint8Array = new Uint8Array(),
  pace: Pace = makePace(),
): Promise<Palette> {
  const chosen = await chooseColors(notNear(counts, fixed), most - fixed.length / 3, pace);
  let colors = Uint8Array.from([...fixed, ...chosen]);
  for (let move = 0; move < MOVES; move += 1) {
    await pace();
    colors = moved(colors, counts, fixed.length / 3);
  }
  return paletteOf(colors);
}

/** With the usual weights, because the eye sees green best and blue worst. */
function distance(
  colors: Uint8Array | Uint8ClampedArray,
  at: number,
  red: number,
  green: number,
  blue: number,
): number {
  const r = red - (colors[at] ?? 0);
  const g = green - (colors[at + 1] ?? 0);
  const b = blue - (colors[at + 2] ?? 0);
  return 3 * r * r + 4 * g * g + 2 * b * b;
}

function nearestIn(colors: Uint8Array, red: number, green: number, blue: number): number {
  let best = 0;
  let least = Infinity;
  for (let at = 0; at < colors.length; at += 3) {
    const far = distance(colors, at, red, green, blue);
    if (far < least) [least, best] = [far, at / 3];
  }
  return best;
}
