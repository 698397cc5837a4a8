/** Counts the colours of sample pictures, coarsely: colours that differ by less than four levels share a cell. */

/** One cell: its mean colour, and its weight: its pixels, damped so that a small crown is not outvoted by the wood. */
export type ColorCount = readonly [red: number, green: number, blue: number, weight: number];

export interface Histogram {
  /** Counts the pixels of RGBA data, taken as opaque. */
  add(rgba: Uint8ClampedArray): void;
  counts(): readonly ColorCount[];
}

const BITS = 6;

/** How many cells there are. */
export const CELLS = 1 << (3 * BITS);

/** The cell that a colour falls into. */
export const cellOf = (red: number, green: number, blue: number): number =>
  ((red >> (8 - BITS)) << (2 * BITS)) | ((green >> (8 - BITS)) << BITS) | (blue >> (8 - BITS));

/** The middle of the cells that a channel's value falls into. */
export const middleOf = (value: number): number => (value & ~3) | 2;

/** A histogram without a pixel. */
export function makeHistogram(): Histogram {
  const sums = new Map<number, [red: number, green: number, blue: number, pixels: number]>();
  return {
    add(rgba) {
      for (let at = 0; at < rgba.length; at += 4) {
        const red = rgba[at] ?? 0;
        const green = rgba[at + 1] ?? 0;
        const blue = rgba[at + 2] ?? 0;
        const cell = cellOf(red, green, blue);
        const sum = sums.get(cell);
        if (sum === undefined) {
          sums.set(cell, [red, green, blue, 1]);
        } else {
          sum[0] += red;
          sum[1] += green;
          sum[2] += blue;
          sum[3] += 1;
        }
      }
    },
    counts: () => [...sums.values()].map(([r, g, b, n]) => [r / n, g / n, b / n, n ** 0.5] as const),
  };
}
