/**
 * How the rows of a bitmap are written that is seen for the first time: as bytes, and as matches with the row above, with other places in it, and with a
 * bitmap of the same kin that stands in the picture already. To be found once and kept, for it is the same in every picture.
 */
import type { Bitmap } from './bitmap.ts';
import { LONGEST, SHORTEST, WINDOW, likeToken, matchToken } from './tokens.ts';

/** What is written of a bitmap, row by row. */
export interface Parsed {
  readonly tokens: Int32Array;
  /** By row where its tokens begin, and behind the last where they end. A row that is as the one above it has none. */
  readonly rows: Uint32Array;
}

/** In bits what a byte costs, what a match does beside the digits of its distance, and one with a bitmap that may be far away: about, as measured. */
const BYTE = 4.5;
const MATCH = 8;
const LIKE = 20;

/** The way to go on that saves most bits so far. */
interface Choice {
  gain: number;
  length: number;
  token: number;
}

function offer(choice: Choice, equal: number, cost: number, distance: number | null): void {
  const length = Math.min(equal, LONGEST);
  const gain = BYTE * length - cost;
  if (length < SHORTEST || gain <= choice.gain) return;
  choice.gain = gain;
  choice.length = length;
  choice.token = distance === null ? likeToken(length) : matchToken(length, distance);
}

/** How many bytes from `at` to `end` are those of `other` from `from` on. */
function countEqual(bytes: Uint8Array, at: number, end: number, other: Uint8Array, from: number): number {
  let length = 0;
  while (at + length < end && bytes[at + length] === other[from + length]) length += 1;
  return length;
}

/** The digits in which the distances that share a symbol differ. */
const digitsOf = (distance: number): number => Math.max(0, 30 - Math.clz32(distance - 1));

const HASH_BITS = 10;
/** The place behind that where three bytes like these stood last; places in larger bitmaps would not fit, and are not looked for. */
const behind = new Uint16Array(1 << HASH_BITS);
const MOST_BYTES = 65_535;

/** Where these three bytes stood last in this bitmap, or -1; they stand here from now on. */
function lookUp(bytes: Uint8Array, at: number): number {
  if (bytes.length > MOST_BYTES) return -1;
  const three = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
  const place = Math.imul(three, 0x9e37_79b1) >>> (32 - HASH_BITS);
  const from = (behind[place] ?? 0) - 1;
  behind[place] = at + 1;
  return from;
}

/** Offers what stood elsewhere in the bitmap. Behind the row there another bitmap begins, so that it goes no further. */
function offerOwn(choice: Choice, { bytes, wide }: Bitmap, at: number, end: number, stride: number): void {
  const from = at + SHORTEST > end ? -1 : lookUp(bytes, at);
  if (from < 0) return;
  const rows = end / wide - 1 - Math.floor(from / wide);
  const distance = at - from + rows * (stride - wide);
  const most = at + wide - (from % wide);
  if (distance > WINDOW) return;
  const equal = countEqual(bytes, at, Math.min(end, most), bytes, from);
  offer(choice, equal, MATCH + 1 + digitsOf(distance), distance);
}

/** Parses a bitmap that stands in rows of `stride` bytes; `like` is another of its size. */
export function parse(bitmap: Bitmap, like: Bitmap | null, stride: number): Parsed {
  const { bytes, wide, height, repeated } = bitmap;
  const tokens: number[] = [];
  const rows = new Uint32Array(height + 1);
  // Rows like those above them are so frequent that their distance has a short code.
  const above = MATCH - 5 + digitsOf(stride);
  behind.fill(0);
  for (let y = 0; y < height; y += 1) {
    rows[y] = tokens.length;
    if (repeated[y] === 1) continue;
    const end = (y + 1) * wide;
    for (let at = y * wide; at < end;) {
      const choice: Choice = { gain: 0, length: 1, token: bytes[at] ?? 0 };
      if (y > 0) offer(choice, countEqual(bytes, at, end, bytes, at - wide), above, stride);
      if (like !== null) offer(choice, countEqual(bytes, at, end, like.bytes, at), LIKE, null);
      offerOwn(choice, bitmap, at, end, stride);
      tokens.push(choice.token);
      at += choice.length;
    }
  }
  rows[height] = tokens.length;
  return { tokens: Int32Array.from(tokens), rows };
}
