/**
 * The compression of GIF (GIF89a, appendix F): runs of pixels that have been seen get codes of growing width. What follows on a
 * run is looked up by its code and the next pixel directly, with no hashing: that is most of what a film costs.
 */

const MOST_CODES = 4096;
const MOST_WIDE = 12;
/** The longest block of data. */
const BLOCK = 255;

/** Compresses the frames of one film, one after the other. */
export interface Lzw {
  /** The data of a frame of these pixels, cut into blocks, from the width of the first code to the empty block at the end. */
  compress(pixels: Uint8Array): Uint8Array;
}

/** Bits into bytes, in blocks with their lengths before them. */
function openBlocks(bytes: Uint8Array) {
  let [held, count, head, at] = [0, 0, 1, 2];
  const writeByte = (byte: number): void => {
    bytes[at] = byte;
    at += 1;
    if (at - head <= BLOCK) return;
    bytes[head] = BLOCK;
    head = at;
    at += 1;
  };
  return {
    write: (code: number, wide: number): void => {
      held |= code << count;
      count += wide;
      for (; count >= 8; count -= 8, held >>>= 8) writeByte(held & 255);
    },
    /** What is written, with a last block that is empty. */
    end: (): Uint8Array => {
      if (count > 0) writeByte(held & 255);
      bytes[head] = at - head - 1;
      if (at - head > 1) bytes[at] = 0;
      return bytes.slice(0, at - head > 1 ? at + 1 : at);
    },
  };
}

/** For pixels of so many bits. */
export function openLzw(bits: number): Lzw {
  const clear = 1 << bits;
  const end = clear + 1;
  /** By code and next pixel the code of both; 0 where there is none yet. */
  const longer = new Uint16Array(MOST_CODES << bits);
  return {
    compress(pixels) {
      // No pixel needs more than one code of twelve bits, beside those that begin, clear and end.
      const bytes = new Uint8Array(Math.ceil(pixels.length * 1.52) + 32);
      bytes[0] = bits;
      const blocks = openBlocks(bytes);
      let [next, wide] = [end + 1, bits + 1];
      longer.fill(0);
      blocks.write(clear, wide);
      let run = pixels[0] ?? 0;
      for (let at = 1; at < pixels.length; at += 1) {
        const pixel = pixels[at] ?? 0;
        const place = (run << bits) | pixel;
        const known = longer[place] ?? 0;
        if (known === 0) {
          blocks.write(run, wide);
          run = pixel;
          if (next === MOST_CODES) {
            blocks.write(clear, wide);
            longer.fill(0);
            [next, wide] = [end + 1, bits + 1];
          } else {
            if (next === 1 << wide && wide < MOST_WIDE) wide += 1;
            longer[place] = next;
            next += 1;
          }
        } else run = known;
      }
      blocks.write(run, wide);
      blocks.write(end, wide);
      return blocks.end();
    },
  };
}
