/**
 * Writes PNG files (https://www.w3.org/TR/png-3) of pictures that are put together from bitmaps: four bits of palette index a pixel, all rows in one
 * IDAT chunk.
 */
import { crc32 } from 'node:zlib';
import { makeCache } from '../../cache.ts';
import { adlerOf } from './adler.ts';
import { openDeflate } from './deflate.ts';
import { parse } from './parse.ts';
import type { Parsed } from './parse.ts';
import type { Placed } from './places.ts';
import { tokensOf } from './repeats.ts';
import { openTokens } from './tokens.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_COLOR = 3;
/** The head of a zlib stream with a window of 32 KiB (RFC 1950). */
const ZLIB_HEAD = Buffer.from([0x78, 0x9c]);

/** How many bitmaps, each with what it is like, are kept parsed: about 1.5 KB each. */
const PARSED_KEPT = 1000;

/** A picture: bitmaps side by side in strips, from the top down. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** The palette, three bytes a color. */
  readonly colors: Uint8Array;
  readonly strips: readonly (readonly Placed[])[];
}

function chunk(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts]);
  const head = Buffer.alloc(4);
  const tail = Buffer.alloc(4);
  head.writeUInt32BE(body.length - 4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** A writer of files, which keeps what it has found out about bitmaps. */
export function openPng(): (raster: Raster) => Buffer {
  const tokens = openTokens();
  const deflate = openDeflate();
  const parsed = makeCache<Parsed>(PARSED_KEPT);
  return ({ width, height, colors, strips }) => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([4, PALETTE_COLOR, 0, 0, 0], 8);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(adlerOf(strips));
    const stride = 1 + Math.ceil(width / 2);
    const found = tokensOf(tokens, strips, stride, (bitmap, like) =>
      parsed.get(`${bitmap.id} ${like?.id ?? ''} ${stride}`, () => parse(bitmap, like, stride)),
    );
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', colors),
      chunk('IDAT', ZLIB_HEAD, deflate(found), sum),
      chunk('IEND'),
    ]);
  };
}
