/** The file around compressed frames (https://www.w3.org/Graphics/GIF/spec-gif89a.txt): one palette for all, and it is shown again and again. */
import { TRANSPARENT, type Frame } from './frames.ts';
import { openLzw } from './lzw.ts';

/** Bits a pixel: sixteen colors and the transparent one. */
const BITS = 5;
const HEADER = Buffer.from('GIF89a');
/** The extension by which a film begins again when it has ended. */
const AGAIN = Buffer.from('\u0021\u00FF\u000BNETSCAPE2.0\u0003\u0001\u0000\u0000\u0000', 'latin1');
const TRAILER = Buffer.from([0x3b]);

/** How a frame is shown. */
export interface Shown {
  /** How long it is seen, in ms. */
  readonly delay: number;
  /** The index of pixels that leave what is seen there as it is. */
  readonly transparent: number;
}

/** The size of all, and the palette; its size is written as an exponent less one, and so are the bits of a color. */
function headOf({ width, height }: Frame, colors: Uint8Array): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = 0x80 | ((8 - 1) << 4) | (BITS - 1);
  const palette = Buffer.alloc(3 << BITS);
  palette.set(colors);
  return Buffer.concat([HEADER, screen, palette, AGAIN]);
}

/** What stands before the pixels of a frame: how it is shown (what it draws stays when the next one comes), and where it lies. */
function placeOf({ left, top, width, height }: Frame, { delay, transparent }: Shown): Buffer {
  const place = Buffer.from([
    0x21,
    0xf9,
    4,
    (1 << 2) | 1,
    0,
    0,
    transparent,
    0,
    0x2c,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  place.writeUInt16LE(delay / 10, 4);
  for (const [at, length] of [left, top, width, height].entries()) place.writeUInt16LE(length, 9 + 2 * at);
  return place;
}

/** One file, which is written frame by frame; the first of them is as large as the picture. */
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
