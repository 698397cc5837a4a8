/** The checksum of a zlib stream (Adler-32; RFC 1950, section 9), put together from what the bitmaps of a picture add to it row by row. */
import type { Placed } from './places.ts';

/** The largest prime below 2^16. */
const BASE = 65_521;

/** For rows of up to some 4,000 pixels: with these all sums are whole numbers of 31 bits, which are added quickly. */
export function adlerOf(strips: readonly (readonly Placed[])[]): number {
  let [low, high] = [1, 0];
  for (const strip of strips) {
    const height = strip[0]?.bitmap.height ?? 0;
    for (let y = 0; y < height; y += 1) {
      // The byte of the filter is 0.
      high = (high + low) | 0;
      for (const { bitmap } of strip) {
        high = (high + Math.imul(bitmap.wide, low) + (bitmap.sums[2 * y + 1] ?? 0)) | 0;
        low = (low + (bitmap.sums[2 * y] ?? 0)) | 0;
      }
      low %= BASE;
      high %= BASE;
    }
  }
  return high * 65_536 + low;
}
