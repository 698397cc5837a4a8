/**
 * https://www.w3.org/TR/png-3: one byte per pixel, a palette, no filters. Each strip is compressed
 * separately as one IDAT chunk, to be cached. The chunks of a file form one zlib stream.
 */
import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** Palette indices, starting at the top left, without columns at the right that repeat the last. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The rows of a strip over the whole width. Each row starts with its filter byte. */
export interface Rows {
  readonly stride: number;
  readonly bytes: Uint8Array;
}

/** A finished chunk, with the length and checksum of its rows. */
export interface Strip {
  readonly chunk: Uint8Array;
  readonly length: number;
  readonly adler: number;
}

interface Raster {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const PALETTE_COLOR = 3;
/** Level 6 makes files a fifth smaller, but takes a quarter more time. */
const LEVEL = 3;

/** RFC 1950, section 2.2: a window of 32 KiB and no dictionary. */
const ZLIB_HEADER = Buffer.from([0x78, 0x9c]);
/** RFC 1951, section 3.2.6: an empty last block. */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

/** RFC 1950, section 9: the largest prime below 65,536. */
const MODULUS = 65_521;
/** How many bytes can be added before the sums exceed 32 bits (zlib's `adler32.c`). */
const UNREDUCED = 5552;

function adlerOf(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (let from = 0; from < bytes.length; from += UNREDUCED) {
    const end = Math.min(bytes.length, from + UNREDUCED);
    for (let at = from; at < end; at += 1) {
      low += bytes[at] ?? 0;
      high += low;
    }
    low %= MODULUS;
    high %= MODULUS;
  }
  return high * 0x1_00_00 + low;
}

/**
 * The checksum of two strips joined, as defined in RFC 1950, section 8.2. Each byte of the second
 * strip adds the first strip's low sum to the high sum, minus the second strip's initial 1.
 */
export function joinedAdler(first: number, second: Pick<Strip, 'adler' | 'length'>): number {
  const [low, high] = [first & 0xffff, first >>> 16];
  const more = ((low + MODULUS - 1) * (second.length % MODULUS)) % MODULUS;
  return (
    ((high + (second.adler >>> 16) + more) % MODULUS) * 0x1_00_00 +
    ((low + (second.adler & 0xffff) + MODULUS - 1) % MODULUS)
  );
}

/** A bitmap of all these pixels. The empty part of a bar beside a name would take 30 KB. */
export function bitmapOf(width: number, height: number, pixels: Uint8Array): Bitmap {
  const repeats = (column: number): boolean => {
    for (let at = column; at < pixels.length; at += width) if (pixels[at] !== pixels[at - 1]) return false;
    return true;
  };
  let kept = width;
  while (kept > 1 && repeats(kept - 1)) kept -= 1;
  if (kept === width) return { width, height, pixels };
  const left = new Uint8Array(kept * height);
  for (let y = 0; y < height; y += 1) left.set(pixels.subarray(y * width, y * width + kept), y * kept);
  return { width, height, pixels: left };
}

/** A bitmap of a tenth of the bytes, if most of it is background. */
export const packed = ({ pixels, ...size }: Bitmap): Bitmap => ({
  ...size,
  // A copy, because the result would keep the whole output buffer.
  pixels: new Uint8Array(deflateRawSync(pixels, { level: 1 })),
});

export const unpacked = ({ pixels, ...size }: Bitmap): Bitmap => ({
  ...size,
  pixels: inflateRawSync(pixels),
});

export function rowsOf(cells: readonly Bitmap[]): Rows {
  const stride = cells.reduce((sum, { width }) => sum + width, 1);
  const height = cells[0]?.height ?? 0;
  const bytes = new Uint8Array(stride * height);
  let left = 1;
  for (const { width, pixels } of cells) {
    const kept = pixels.length / height;
    for (let from = 0, to = left; from < pixels.length; from += kept, to += stride) {
      bytes.set(pixels.subarray(from, from + kept), to);
      if (kept < width) bytes.fill(pixels[from + kept - 1] ?? 0, to + kept, to + width);
    }
    left += width;
  }
  return { stride, bytes };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const whole = Buffer.allocUnsafeSlow(data.length + 12);
  whole.writeUInt32BE(data.length);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), data.length + 8);
  return whole;
}

export const stripOf = ({ bytes }: Rows): Strip => ({
  chunk: chunk('IDAT', deflateRawSync(bytes, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH })),
  length: bytes.length,
  adler: adlerOf(bytes),
});

function headerOf({ width, height }: Raster): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, PALETTE_COLOR, 0, 0, 0], 8);
  return header;
}

function endOf(strips: readonly Strip[]): Buffer {
  const total = Buffer.alloc(4);
  total.writeUInt32BE(strips.reduce((sum, strip) => joinedAdler(sum, strip), 1));
  return Buffer.concat([LAST_BLOCK, total]);
}

/** Strips are in order from the top, and as wide as the raster. */
export const pngOf = (raster: Raster, strips: readonly Strip[]): Buffer =>
  Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headerOf(raster)),
    chunk('PLTE', raster.colors),
    chunk('IDAT', ZLIB_HEADER),
    ...strips.map((strip) => strip.chunk),
    chunk('IDAT', endOf(strips)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
