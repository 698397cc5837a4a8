/**
 * Writes the PNG file around compressed strips (https://www.w3.org/TR/png-3): four bits of palette index a pixel, all
 * strips in one IDAT chunk. Nothing is compressed here.
 */
import { crc32 } from 'node:zlib';
import { ADLER_BASE } from './strip.ts';
import type { Strip } from './strip.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_COLOR = 3;
/** The head of a zlib stream with a window of 32 KiB (RFC 1950). */
const ZLIB_HEAD = Buffer.from([0x78, 0x9c]);
/** An empty last block of deflate, with fixed codes (RFC 1951, section 3.2.3). */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

function chunk(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...parts]);
  const head = Buffer.alloc(4);
  const tail = Buffer.alloc(4);
  head.writeUInt32BE(body.length - 4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/**
 * The Adler-32 of two pieces of data joined: the low sums add up, and every byte of the second piece finds the first
 * one's low sum already there.
 */
function joinAdler(first: number, second: Strip): number {
  const low = first % 65_536;
  const lowOfSecond = second.adler % 65_536;
  const high =
    Math.floor(first / 65_536) + Math.floor(second.adler / 65_536) + (second.length % ADLER_BASE) * (low - 1);
  const joined = (((low + lowOfSecond - 1) % ADLER_BASE) + ADLER_BASE) % ADLER_BASE;
  return (((high % ADLER_BASE) + ADLER_BASE) % ADLER_BASE) * 65_536 + joined;
}

/** The file of a picture made of these strips from the top down; `colors` is the palette, three bytes a colour. */
export function makePng(width: number, height: number, colors: Uint8Array, strips: readonly Strip[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, PALETTE_COLOR, 0, 0, 0], 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(strips.reduce(joinAdler, 1));
  const data = strips.map((strip) => strip.deflated);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', ZLIB_HEAD, ...data, LAST_BLOCK, sum),
    chunk('IEND'),
  ]);
}
