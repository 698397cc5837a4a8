/**
 * The few colours that a theme's pictures are made of, chosen from the histogram of sample pictures (`medianCut.ts`), and
 * then moved to the middle of the colours that they stand for (Lloyd). Pixels become palette indices
 * once, when a sprite is drawn; pictures are put together from indices only, which is what makes them small and fast.
 * No dithering: it would hide repetition from the compressor.
 */
import { CELLS, cellOf, middleOf } from './histogram.ts';
import type { ColorCount } from './histogram.ts';
import { chooseColors } from './medianCut.ts';
import { distance, nearestIn } from './nearest.ts';
import { makePace } from './pace.ts';
import type { Pace } from './pace.ts';

export interface Palette {
  /** Red, green and blue of each colour in turn, as in a PNG's PLTE chunk. */
  readonly colors: Uint8Array;
  /** The index of the nearest colour for each pixel of opaque RGBA data. */
  indices(rgba: Uint8ClampedArray): Uint8Array;
}

/** How often the colours are moved; they hardly move after that. */
const MOVES = 4;

/** Each colour moved to the mean of those that are nearest to it; the first `fixed` ones stay as they are. */
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

/** So near to a fixed colour (weighted squares of levels) that no other is needed for it. */
const NEAR = 900;

/** The colours that the fixed ones do not stand for already. */
function notNear(counts: readonly ColorCount[], fixed: Uint8Array): readonly ColorCount[] {
  if (fixed.length === 0) return counts;
  const far = counts.filter(([red, green, blue]) => {
    const at = 3 * nearestIn(fixed, red, green, blue);
    return distance(fixed, at, red, green, blue) > NEAR;
  });
  return far.length === 0 ? counts : far;
}

/** The palette of these colors, three bytes each. */
export function paletteOf(colors: Uint8Array): Palette {
  // One more than the index, 0 where it is not known yet: a byte a cell, and no page of memory for colors that nobody has.
  const known = new Uint8Array(CELLS);
  const indexOf = (red: number, green: number, blue: number): number => {
    const cell = cellOf(red, green, blue);
    const more = known[cell] ?? 0;
    if (more > 0) return more - 1;
    // By the middle of the cell, so that it does not matter which of its colours came first.
    const index = nearestIn(colors, middleOf(red), middleOf(green), middleOf(blue));
    known[cell] = index + 1;
    return index;
  };
  return {
    colors,
    indices(rgba) {
      const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4);
      const indices = new Uint8Array(pixels.length);
      // Most pixels are as the one before.
      let [before, index] = [-1, 0];
      for (let at = 0; at < indices.length; at += 1) {
        const pixel = pixels[at] ?? 0;
        if (pixel !== before) {
          before = pixel;
          index = indexOf(rgba[4 * at] ?? 0, rgba[4 * at + 1] ?? 0, rgba[4 * at + 2] ?? 0);
        }
        indices[at] = index;
      }
      return indices;
    },
  };
}

/**
 * A palette of at most `most` (up to 255) colours for pictures with these colour counts. `fixed` are colours, three
 * bytes each, that it must hold as they are: the large plain areas, whose least change would be seen.
 */
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
