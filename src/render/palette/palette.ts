/**
 * Colors are chosen from samples and then moved to the mean of their pixels (Lloyd). Dithering
 * hides repetition.
 */
import { CELLS, type ColorCount, cellOf, chooseColors, middleOf } from './medianCut.ts';
import { type Pace, makePace } from './pace.ts';

export interface Palette {
  readonly colors: Uint8Array;
  indices(rgba: Uint8ClampedArray): Uint8Array;
  indexOf(red: number, green: number, blue: number): number;
}

/** After this many rounds, colors hardly change. */
const MOVES = 4;

/** Moves each color to the mean of the colors nearest to it. The first `fixed` colors stay. */
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

/** Colors within this distance of a fixed color (weighted squares of levels) need no other. */
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
  // The index plus one; 0 if unknown. One byte per cell, and no memory pages for unused colors.
  const known = new Uint8Array(CELLS);
  const indexOf = (red: number, green: number, blue: number): number => {
    const cell = cellOf(red, green, blue);
    const more = known[cell] ?? 0;
    if (more > 0) return more - 1;
    // Uses the middle of the cell, so that the order of its colors doesn't matter.
    const index = nearestIn(colors, middleOf(red), middleOf(green), middleOf(blue));
    known[cell] = index + 1;
    return index;
  };
  const indices: Palette['indices'] = (rgba) => {
    const pixels = pixelsOf(rgba);
    const found = new Uint8Array(pixels.length);
    // Most pixels have the same color as the previous one.
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
  return { colors, indices, indexOf };
}

const pixelsOf = (rgba: Uint8ClampedArray): Uint32Array =>
  new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);

/** `most` is at most 255. `fixed`: colors of large areas (three bytes each), which don't change. */
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

/** Uses the common weights, because the eye is best at green and worst at blue. */
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
