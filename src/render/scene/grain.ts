/**
 * The grain of squares is vertical, because a row of pixels equal to the row above costs little in
 * a PNG.
 */
export const GRAINS = 4;

function noise(seed: number): number {
  let hash = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Slow waves and fine lines (0 to 1), in one tone: the palette has only 16 colors. */
function hasVein(place: number, cut: number): boolean {
  const wave = Math.sin(place * 7 + cut * 2.1) * 0.35 + Math.sin(place * 19 + cut * 4.3) * 0.25;
  return wave + (noise(Math.floor(place * 11) + cut * 97) - 0.5) * 0.5 > 0.43;
}

/** From this size (pixels), veins fill pairs of pixels, because two pixels share a byte. */
const LARGE = 70;

/** The veins of a square of `size` pixels: the left edge and width of each, in pixels. */
export function* veinsOf(cut: number, size: number): Generator<readonly [left: number, width: number]> {
  const step = size < LARGE ? 1 : 2;
  for (let left = 0, right = 0; left < size; left = right) {
    const vein = hasVein(left / size, cut);
    right = left + step;
    while (right < size && hasVein(right / size, cut) === vein) right += step;
    if (vein) yield [left, Math.min(size, right) - left];
  }
}

/** Squares with the same ground and grain have the same cut. */
export const cutOf = (isLight: boolean, grain: number): number => (isLight ? grain + GRAINS : grain);
