/**
 * A picture is a stack of strips: bars, coordinates and ranks, each as wide as the picture. A strip is compressed by
 * itself and kept, and a picture joins compressed strips: after a move only the ranks that changed are made anew.
 * Deflate would gain little from looking further up, for its window (32 KiB) is hardly taller than one rank.
 */
import { constants, deflateRawSync } from 'node:zlib';
import type { Paint } from '../paint/brush.ts';

/** A part of a strip, as high as the strip. Equal keys have equal pixels. */
export interface Cell {
  readonly key: string;
  readonly width: number;
  /** It is not worth keeping: other pictures hardly ever have it. */
  readonly isRare?: true;
  readonly paint: Paint;
}

/** What a strip shows, from left to right. */
export interface StripPlan {
  readonly height: number;
  readonly cells: readonly Cell[];
}

/** Compressed rows of palette indices, four bits each. */
export interface Strip {
  /** Whole deflate blocks that end on a byte and refer to nothing before them. */
  readonly deflated: Uint8Array;
  /** The Adler-32 sum of the rows, and their length in bytes. */
  readonly adler: number;
  readonly length: number;
}

/** The largest prime below 2^16, the modulus of Adler-32 (RFC 1950, section 9). */
export const ADLER_BASE = 65_521;
/** How many bytes can be summed before the sums must be reduced (zlib's NMAX). */
const ADLER_RUN = 5552;

function adlerOf(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (let start = 0; start < bytes.length; start += ADLER_RUN) {
    const end = Math.min(start + ADLER_RUN, bytes.length);
    for (let at = start; at < end; at += 1) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= ADLER_BASE;
    high %= ADLER_BASE;
  }
  return high * 65_536 + low;
}

/** Two pixels a byte, the left one in the high half (PNG, section 7.2); each row begins with a byte for its filter. */
function packRow(rows: Uint8Array, start: number, pixels: Uint8Array): void {
  for (let x = 0; x < pixels.length; x += 2)
    rows[start + 1 + (x >> 1)] = ((pixels[x] ?? 0) << 4) | (pixels[x + 1] ?? 0);
}

/** The bytes of a row of so many pixels, with its filter. */
export const rowBytes = (width: number): number => 1 + Math.ceil(width / 2);

/**
 * Puts sprites side by side and compresses them. Each row begins with PNG's filter byte 0, none: filters help
 * photographs, not palette indices. Level 7 is the last that costs next to nothing: 8 takes twice as long for 3 %. With more
 * memory than this zlib begins more slowly, and a strip is no shorter.
 */
export function makeStrip(plan: StripPlan, spriteOf: (cell: Cell) => Uint8Array): Strip {
  const width = plan.cells.reduce((sum, cell) => sum + cell.width, 0);
  const rows = new Uint8Array(rowBytes(width) * plan.height);
  const row = new Uint8Array(width);
  const sprites = plan.cells.map(spriteOf);
  for (let y = 0; y < plan.height; y += 1) {
    let left = 0;
    for (const [at, { width: wide }] of plan.cells.entries()) {
      const sprite = sprites[at];
      if (sprite !== undefined) row.set(sprite.subarray(y * wide, (y + 1) * wide), left);
      left += wide;
    }
    packRow(rows, y * rowBytes(width), row);
  }
  const deflated = deflateRawSync(rows, { level: 7, memLevel: 7, finishFlush: constants.Z_FULL_FLUSH });
  // Copied, for zlib's answer is the head of a far larger buffer, which must not be kept with it.
  return { deflated: new Uint8Array(deflated), adler: adlerOf(rows), length: rows.length };
}
