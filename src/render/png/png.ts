/** https://www.w3.org/TR/png-3: a palette, four bits per pixel, no filters, one IDAT chunk. */
import { crc32, deflateSync } from 'node:zlib';

/** A cell's pixels as in PNG (section 7.2): two per byte, the left one in the high half. */
export interface Bitmap {
  readonly wide: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Bitmaps side by side in strips, from the top; all but the last of a strip have an even width. */
interface Raster {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint8Array;
  readonly strips: readonly (readonly Bitmap[])[];
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 4;
const PALETTE_COLOR = 3;
const LEVEL = 6;

export function bitmapOf(indices: Uint8Array, width: number): Bitmap {
  const [wide, height] = [Math.ceil(width / 2), indices.length / width];
  const bytes = new Uint8Array(wide * height);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 2, to += 1) {
      const right = x + 1 < width ? (indices[y * width + x + 1] ?? 0) : 0;
      bytes[to] = ((indices[y * width + x] ?? 0) << 4) | right;
    }
  return { wide, height, bytes };
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

function headerOf({ width, height }: Raster): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, PALETTE_COLOR, 0, 0, 0], 8);
  return header;
}

function rowsOf({ width, height, strips }: Raster): Uint8Array {
  const stride = 1 + Math.ceil(width / 2);
  const rows = new Uint8Array(stride * height);
  let top = 0;
  for (const strip of strips) {
    let left = top + 1;
    for (const { wide, height: tall, bytes } of strip) {
      for (let y = 0; y < tall; y += 1) rows.set(bytes.subarray(y * wide, (y + 1) * wide), left + y * stride);
      left += wide;
    }
    top += stride * (strip[0]?.height ?? 0);
  }
  return rows;
}

export const pngOf = (raster: Raster): Buffer =>
  Buffer.concat([
    SIGNATURE,
    chunk('IHDR', headerOf(raster)),
    chunk('PLTE', raster.colors),
    chunk('IDAT', deflateSync(rowsOf(raster), { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
