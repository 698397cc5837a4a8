/**
 * GIF's LZW compression (GIF89a, appendix F): repeated runs of pixels get codes of growing width. A
 * table finds the extension of a run from its code and the next pixel, without hashing. Most pixels
 * of an animation are transparent, so the longest known run of transparent pixels is found in one
 * step. The codes are the same as if each pixel were added one at a time.
 *
 * The state is a record that functions take, because V8 would compile new closures for each
 * animation.
 */

const MOST_CODES = 4096;
const MOST_WIDE = 12;

interface Runs {
  /** Bits per pixel, and the pixel that is by far the most frequent. */
  readonly bits: number;
  readonly frequent: number;
  /** The code of a run extended by its next pixel; 0 if there is none. */
  readonly longer: Uint16Array;
  /** The used entries of `longer`. Clearing hundreds of them is faster than clearing 256 KB. */
  readonly taken: Int32Array;
  readonly stretches: Uint16Array;
  longest: number;
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

/** The end of the frequent pixels that start at `from`, checked four at a time. */
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
    let run = pixels[at] ?? 0;
    if (run === frequent) {
      if (stretchEnd <= at) stretchEnd = endOfStretch(pixels, fours, frequent, at);
      const most = Math.min(stretchEnd - at, runs.longest);
      run = stretches[most] ?? 0;
      at += most;
    } else at += 1;
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

/** `frequent` is the most frequent pixel by far. Pixels must be aligned to four bytes. */
export function openLzw(bits: number, frequent: number) {
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
    compress(pixels: Uint8Array): Uint8Array {
      // Each pixel needs at most one 12-bit code. Start, clear, and end codes are extra.
      const most = Math.ceil(pixels.length * 1.52) + 32;
      if (bytes.length < most) bytes = new Uint8Array(most);
      return compress(runs, pixels, bytes);
    },
  };
}

const BLOCK = 255;

/** GIF89a, section 15: bits are packed from the low end, in blocks that start with their length. */
interface Blocks {
  readonly bytes: Uint8Array;
  held: number;
  count: number;
  head: number;
  at: number;
}

/** Starts after the first byte of `bytes`, which must have enough room. */
const beginBlocks = (bytes: Uint8Array): Blocks => ({ bytes, held: 0, count: 0, head: 1, at: 2 });

function writeByte(blocks: Blocks, byte: number): void {
  blocks.bytes[blocks.at] = byte;
  blocks.at += 1;
  if (blocks.at - blocks.head <= BLOCK) return;
  blocks.bytes[blocks.head] = BLOCK;
  blocks.head = blocks.at;
  blocks.at += 1;
}

function writeCode(blocks: Blocks, code: number, wide: number): void {
  let held = blocks.held | (code << blocks.count);
  let count = blocks.count + wide;
  for (; count >= 8; count -= 8, held >>>= 8) writeByte(blocks, held & 255);
  blocks.held = held;
  blocks.count = count;
}

function endBlocks(blocks: Blocks): Uint8Array {
  const { bytes, count, held } = blocks;
  if (count > 0) writeByte(blocks, held & 255);
  const isEmpty = blocks.at - blocks.head === 1;
  bytes[blocks.head] = blocks.at - blocks.head - 1;
  if (!isEmpty) bytes[blocks.at] = 0;
  return bytes.slice(0, isEmpty ? blocks.at : blocks.at + 1);
}
