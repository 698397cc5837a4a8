/** Turns pixels into indices of the nearest colors. */
export interface Palette {
  readonly colors: Uint8Array;
  indices(rgba: Uint8ClampedArray): Uint8Array;
  indexOf(red: number, green: number, blue: number): number;
}

const BITS = 6;

/** The number of cells. Colors that differ by less than four levels share a cell. */
const CELLS = 1 << (3 * BITS);

export const cellOf = (red: number, green: number, blue: number): number =>
  ((red >> (8 - BITS)) << (2 * BITS)) | ((green >> (8 - BITS)) << BITS) | (blue >> (8 - BITS));

const middleOf = (value: number): number => (value & ~3) | 2;

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

/** Uses the common weights, because the eye is best at green and worst at blue. */
export function distance(
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

export function nearestIn(colors: Uint8Array, red: number, green: number, blue: number): number {
  let best = 0;
  let least = Infinity;
  for (let at = 0; at < colors.length; at += 3) {
    const far = distance(colors, at, red, green, blue);
    if (far < least) [least, best] = [far, at / 3];
  }
  return best;
}
