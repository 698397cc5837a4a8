/**
 * The compression of GIF (GIF89a, appendix F): runs of pixels that have been seen get codes of growing width. What follows on a
 * run is looked up by its code and the next pixel directly, with no hashing. Most of a film's frames is one pixel, that which leaves
 * what is there: of a stretch of these the longest run is known, and taken at once. The codes are the same as one by one.
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

/** The runs of one pixel alone that have codes: each is one longer than the one before. */
function openStretches(pixel: number) {
  let codes = [0, pixel];
  return {
    forget: (): void => {
      codes = [0, pixel];
    },
    /** `run` with one more of the pixel has got the code `longer`. */
    lengthen: (run: number, longer: number): void => {
      if (codes.at(-1) === run) codes.push(longer);
    },
    /** The length of the longest that has a code, of at most so many pixels. */
    longest: (most: number): number => Math.min(most, codes.length - 1),
    codeOf: (length: number): number => codes[length] ?? pixel,
  };
}

/** Where pixels of this kind end that begin at `from`. */
function endOf(pixels: Uint8Array, pixel: number, from: number): number {
  let at = from;
  while (pixels[at] === pixel) at += 1;
  return at;
}

/** For pixels of so many bits, of which one is by far the most frequent. */
export function openLzw(bits: number, frequent: number): Lzw {
  const clear = 1 << bits;
  const end = clear + 1;
  /** By code and next pixel the code of both; 0 where there is none yet. */
  const longer = new Uint16Array(MOST_CODES << bits);
  const stretches = openStretches(frequent);
  let bytes = new Uint8Array(0);
  return {
    compress(pixels) {
      // No pixel needs more than one code of twelve bits, beside those that begin, clear and end.
      const most = Math.ceil(pixels.length * 1.52) + 32;
      if (bytes.length < most) bytes = new Uint8Array(most);
      bytes[0] = bits;
      const blocks = openBlocks(bytes);
      let [next, wide] = [end + 1, bits + 1];
      longer.fill(0);
      stretches.forget();
      blocks.write(clear, wide);
      let [at, stretchEnd] = [0, 0];
      for (;;) {
        // A run begins …
        let run = pixels[at] ?? 0;
        let length = 1;
        if (run === frequent) {
          if (stretchEnd <= at) stretchEnd = endOf(pixels, frequent, at);
          length = stretches.longest(stretchEnd - at);
          run = stretches.codeOf(length);
        }
        at += length;
        // … and goes on as long as it has a code.
        let [pixel, place] = [0, 0];
        for (; at < pixels.length; at += 1) {
          pixel = pixels[at] ?? 0;
          place = (run << bits) | pixel;
          const known = longer[place] ?? 0;
          if (known === 0) break;
          run = known;
        }
        blocks.write(run, wide);
        if (at >= pixels.length) break;
        if (next === MOST_CODES) {
          blocks.write(clear, wide);
          longer.fill(0);
          stretches.forget();
          [next, wide] = [end + 1, bits + 1];
        } else {
          if (next === 1 << wide && wide < MOST_WIDE) wide += 1;
          longer[place] = next;
          if (pixel === frequent) stretches.lengthen(run, next);
          next += 1;
        }
      }
      blocks.write(end, wide);
      return blocks.end();
    },
  };
}
