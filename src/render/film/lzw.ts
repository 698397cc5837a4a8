/**
 * The compression of GIF (GIF89a, appendix F): runs of pixels that have been seen get codes of growing width. What follows on a
 * run is looked up by its code and the next pixel directly, with no hashing. Most of a film's frames is one pixel, that which leaves
 * what is there: of a stretch of these the longest run is known, and taken at once. The codes are the same as one by one.
 *
 * What is known is a record and functions of it, not closures: those are others for each film, and V8 would compile all this anew for each.
 */
import { beginBlocks, endBlocks, writeCode } from './blocks.ts';

const MOST_CODES = 4096;
const MOST_WIDE = 12;

/** Compresses the frames of one film, one after the other. */
export interface Lzw {
  /** The data of a frame of these pixels, cut into blocks, from the width of the first code to the empty block at the end. */
  compress(pixels: Uint8Array): Uint8Array;
}

/** The runs that have codes. */
interface Runs {
  /** Bits of a pixel, and the one that is by far the most frequent. */
  readonly bits: number;
  readonly frequent: number;
  /** By the code of a run and the pixel that follows, the code of both; 0 where there is none yet. */
  readonly longer: Uint16Array;
  /** Places in `longer` that are taken: most frames have some hundred, and all that there could be are a quarter of a megabyte to clear. */
  readonly taken: Int32Array;
  /** The codes of runs of the frequent pixel alone by their length. */
  readonly stretches: Uint16Array;
  longest: number;
  /** The next code, and how wide codes are. */
  next: number;
  wide: number;
}

const clearCode = ({ bits }: Runs): number => 1 << bits;
const endCode = ({ bits }: Runs): number => (1 << bits) + 1;

function forget(runs: Runs): void {
  const first = endCode(runs) + 1;
  for (let code = first; code < runs.next; code += 1) runs.longer[runs.taken[code] ?? 0] = 0;
  runs.longest = 1;
  runs.next = first;
  runs.wide = runs.bits + 1;
}

/** Gives the run that ends at `place` of `longer` the next code. */
function learn(runs: Runs, run: number, place: number): void {
  const { next, frequent, bits, stretches, longest } = runs;
  if (next === 1 << runs.wide && runs.wide < MOST_WIDE) runs.wide += 1;
  runs.longer[place] = next;
  runs.taken[next] = place;
  if (run === stretches[longest] && (place & ((1 << bits) - 1)) === frequent) {
    runs.longest += 1;
    stretches[runs.longest] = next;
  }
  runs.next += 1;
}

/** Where the frequent pixels end that begin at `from`; four of them are looked at as one number. */
function endOfStretch(pixels: Uint8Array, fours: Int32Array, pixel: number, from: number): number {
  const four = pixel * 0x01_01_01_01;
  let at = from;
  while (at % 4 !== 0 && at < pixels.length && pixels[at] === pixel) at += 1;
  if (at % 4 !== 0) return at;
  let place = at >> 2;
  while (place < fours.length && fours[place] === four) place += 1;
  at = place << 2;
  while (at < pixels.length && pixels[at] === pixel) at += 1;
  return at;
}

function compress(runs: Runs, pixels: Uint8Array, bytes: Uint8Array): Uint8Array {
  const { bits, frequent, longer, stretches } = runs;
  const { length } = pixels;
  const fours = new Int32Array(pixels.buffer, pixels.byteOffset, length >> 2);
  bytes[0] = bits;
  const blocks = beginBlocks(bytes);
  forget(runs);
  writeCode(blocks, clearCode(runs), runs.wide);
  let [at, stretchEnd] = [0, 0];
  for (;;) {
    // A run begins …
    let run = pixels[at] ?? 0;
    if (run === frequent) {
      if (stretchEnd <= at) stretchEnd = endOfStretch(pixels, fours, frequent, at);
      const most = Math.min(stretchEnd - at, runs.longest);
      run = stretches[most] ?? 0;
      at += most;
    } else at += 1;
    // … and goes on as long as it has a code.
    let place = 0;
    for (; at < length; at += 1) {
      place = (run << bits) | (pixels[at] ?? 0);
      const known = longer[place] ?? 0;
      if (known === 0) break;
      run = known;
    }
    writeCode(blocks, run, runs.wide);
    if (at >= length) break;
    if (runs.next === MOST_CODES) {
      writeCode(blocks, clearCode(runs), runs.wide);
      forget(runs);
    } else learn(runs, run, place);
  }
  writeCode(blocks, endCode(runs), runs.wide);
  return endBlocks(blocks);
}

/** For pixels of so many bits, of which one is by far the most frequent. Pixels must lie where a number of four bytes may. */
export function openLzw(bits: number, frequent: number): Lzw {
  const stretches = new Uint16Array(MOST_CODES);
  stretches[1] = frequent;
  const runs: Runs = {
    bits,
    frequent,
    longer: new Uint16Array(MOST_CODES << bits),
    taken: new Int32Array(MOST_CODES),
    stretches,
    longest: 1,
    next: 0,
    wide: 0,
  };
  let bytes = new Uint8Array(0);
  return {
    compress(pixels) {
      // No pixel needs more than one code of twelve bits, beside those that begin, clear and end.
      const most = Math.ceil(pixels.length * 1.52) + 32;
      if (bytes.length < most) bytes = new Uint8Array(most);
      return compress(runs, pixels, bytes);
    },
  };
}
