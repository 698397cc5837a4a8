/**
 * The pixels of a cell as they stand in a PNG: palette indices of four bits, rows that begin and end with a byte. With them goes what every picture
 * would have to find out about them again: which rows are as the one above, and what a row adds to the checksum.
 */
import { SHORTEST } from './tokens.ts';

/** Two pixels a byte, the left one in the high half (PNG, section 7.2). */
export interface Bitmap {
  /** No two bitmaps of a process have the same. */
  readonly id: number;
  /** The bytes of a row. */
  readonly wide: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  /** By row, 1 where it is as the row above it, and long enough to be said so. */
  readonly repeated: Uint8Array;
  /** By row its parts in Adler-32: the sum of its bytes, and the sum in which each byte counts as often as bytes follow it, and once more. */
  readonly sums: Int32Array;
}

/** The bytes that so many pixels take. */
export const bytesOf = (width: number): number => Math.ceil(width / 2);

function pack(indices: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(bytesOf(width) * height);
  let [from, at] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    const end = (y + 1) * width;
    for (; from + 1 < end; from += 2, at += 1)
      bytes[at] = ((indices[from] ?? 0) << 4) | (indices[from + 1] ?? 0);
    if (from === end) continue;
    bytes[at] = (indices[from] ?? 0) << 4;
    from += 1;
    at += 1;
  }
  return bytes;
}

let made = 0;

/** The bitmap of palette indices, a byte each and row by row. */
export function bitmapOf(indices: Uint8Array, width: number): Bitmap {
  const height = indices.length / width;
  const bytes = pack(indices, width, height);
  const wide = bytesOf(width);
  const repeated = new Uint8Array(height);
  const sums = new Int32Array(2 * height);
  for (let y = 0; y < height; y += 1) {
    let [low, high, same] = [0, 0, y > 0];
    for (let at = y * wide; at < (y + 1) * wide; at += 1) {
      const byte = bytes[at] ?? 0;
      low += byte;
      high += low;
      if (same && byte !== bytes[at - wide]) same = false;
    }
    sums[2 * y] = low;
    sums[2 * y + 1] = high;
    repeated[y] = same && wide >= SHORTEST ? 1 : 0;
  }
  made += 1;
  return { id: made, wide, height, bytes, repeated, sums };
}
