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
/** How many bytes can be summed before the sums must be reduced, so that they stay whole numbers of 31 bits, which are added quickly. */
const ADLER_RUN = 3800;

/** Four bytes at a time: each byte waiting for the one before takes three times as long. */
function adlerOf(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  let at = 0;
  while (at < bytes.length) {
    const end = Math.min(at + ADLER_RUN, bytes.length);
    for (; at + 4 <= end; at += 4) {
      const a = bytes[at] ?? 0;
      const b = bytes[at + 1] ?? 0;
      const c = bytes[at + 2] ?? 0;
      const d = bytes[at + 3] ?? 0;
      high = (high + 4 * (low + a) + 3 * b + 2 * c + d) | 0;
      low = (low + a + b + c + d) | 0;
    }
    for (; at < end; at += 1) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= ADLER_BASE;
    high %= ADLER_BASE;
  }
  return high * 65_536 + low;
}

/** Pixels, a row of which is to be laid into the row of a strip. */
interface Laid {
  readonly sprite: Uint8Array;
  readonly width: number;
  /** Where it begins in the strip, in pixels. */
  readonly left: number;
}

/**
 * Lays the row `y` of a sprite into the row that begins at `start`: two pixels a byte, the left one in the high half (PNG, section 7.2), behind
 * a byte for the filter.
 */
function layRow(rows: Uint8Array, start: number, y: number, { sprite, width, left }: Laid): void {
  const end = (y + 1) * width;
  let from = y * width;
  let at = start + 1 + (left >> 1);
  if (left % 2 === 1) {
    rows[at] = (rows[at] ?? 0) | (sprite[from] ?? 0);
    from += 1;
    at += 1;
  }
  for (; from + 1 < end; from += 2, at += 1) rows[at] = ((sprite[from] ?? 0) << 4) | (sprite[from + 1] ?? 0);
  if (from < end) rows[at] = (sprite[from] ?? 0) << 4;
}

/** The bytes of a row of so many pixels, with its filter. */
export const rowBytes = (width: number): number => 1 + Math.ceil(width / 2);

/**
 * Puts sprites side by side and compresses them. Each row begins with PNG's filter byte 0, none: filters help
 * photographs, not palette indices. Level 7 is the last that costs next to nothing: 8 takes twice as long for 3 %. With more
 * memory than this zlib begins more slowly, and a strip is no shorter; with a smaller window nothing is gained.
 */
export function makeStrip(plan: StripPlan, spriteOf: (cell: Cell) => Uint8Array): Strip {
  const width = plan.cells.reduce((sum, cell) => sum + cell.width, 0);
  const wide = rowBytes(width);
  const rows = new Uint8Array(wide * plan.height);
  let left = 0;
  for (const cell of plan.cells) {
    const laid = { sprite: spriteOf(cell), width: cell.width, left };
    for (let y = 0; y < plan.height; y += 1) layRow(rows, y * wide, y, laid);
    left += cell.width;
  }
  const deflated = deflateRawSync(rows, {
    level: 7,
    memLevel: 6,
    windowBits: 13,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  // Copied, for zlib's answer is the head of a far larger buffer, which must not be kept with it.
  return { deflated: new Uint8Array(deflated), adler: adlerOf(rows), length: rows.length };
}
