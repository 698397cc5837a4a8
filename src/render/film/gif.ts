/** A GIF with one palette and an endless loop (https://www.w3.org/Graphics/GIF/spec-gif89a.txt). */
import type { Region } from './regions.ts';
import { openLzw } from './lzw.ts';

export interface Frame extends Region {
  readonly pixels: Uint8Array;
}

export const TRANSPARENT = 63;

/** Bits per pixel: enough for 63 colors and a transparent one. */
const BITS = 6;
const HEADER = Buffer.from('GIF89a');

const LOOP = Buffer.from('\u0021\u00FF\u000BNETSCAPE2.0\u0003\u0001\u0000\u0000\u0000', 'latin1');
const TRAILER = Buffer.from([0x3b]);

interface Shown {
  readonly delay: number;
  readonly transparent: number;
}

/** The format stores the exponent of the palette's size, and the bits per color, minus one each. */
function headOf({ width, height }: Frame, colors: Uint8Array): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = 0x80 | ((8 - 1) << 4) | (BITS - 1);
  const palette = Buffer.alloc(3 << BITS);
  palette.set(colors);
  return Buffer.concat([HEADER, screen, palette, LOOP]);
}

function placeOf({ left, top, width, height }: Frame, { delay, transparent }: Shown): Buffer {
  const place = Buffer.alloc(18);
  place.set([0x21, 0xf9, 4, (1 << 2) | 1]);
  place[6] = transparent;
  place[8] = 0x2c;
  place.writeUInt16LE(delay / 10, 4);
  for (const [at, length] of [left, top, width, height].entries()) place.writeUInt16LE(length, 9 + 2 * at);
  return place;
}

export function openGif(): {
  add(frame: Frame, colors: Uint8Array, shown: Shown): void;
  end(): Buffer;
} {
  const lzw = openLzw(BITS, TRANSPARENT);
  const parts: Uint8Array[] = [];
  return {
    add: (frame, colors, shown) => {
      if (parts.length === 0) parts.push(headOf(frame, colors));
      parts.push(placeOf(frame, shown), lzw.compress(frame.pixels));
    },
    end: () => Buffer.concat([...parts, TRAILER]),
  };
}
