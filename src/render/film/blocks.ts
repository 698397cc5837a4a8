/** Bits as a GIF has them (GIF89a, section 15 and appendix F): filled from below into bytes, which lie in blocks with their lengths before them. */

/** The longest block of data. */
const BLOCK = 255;

/** What is being written. */
export interface Blocks {
  readonly bytes: Uint8Array;
  /** Bits that do not fill a byte yet, and how many. */
  held: number;
  count: number;
  /** Where the length of the last block goes, and where its next byte. */
  head: number;
  at: number;
}

/** Begins behind a first byte of `bytes`, which have to have room for all. */
export const beginBlocks = (bytes: Uint8Array): Blocks => ({ bytes, held: 0, count: 0, head: 1, at: 2 });

function writeByte(blocks: Blocks, byte: number): void {
  blocks.bytes[blocks.at] = byte;
  blocks.at += 1;
  if (blocks.at - blocks.head <= BLOCK) return;
  blocks.bytes[blocks.head] = BLOCK;
  blocks.head = blocks.at;
  blocks.at += 1;
}

/** Writes a code of so many bits. */
export function writeCode(blocks: Blocks, code: number, wide: number): void {
  let held = blocks.held | (code << blocks.count);
  let count = blocks.count + wide;
  for (; count >= 8; count -= 8, held >>>= 8) writeByte(blocks, held & 255);
  blocks.held = held;
  blocks.count = count;
}

/** What is written, with a last block that is empty. */
export function endBlocks(blocks: Blocks): Uint8Array {
  const { bytes, count, held } = blocks;
  if (count > 0) writeByte(blocks, held & 255);
  const isEmpty = blocks.at - blocks.head === 1;
  bytes[blocks.head] = blocks.at - blocks.head - 1;
  if (!isEmpty) bytes[blocks.at] = 0;
  return bytes.slice(0, isEmpty ? blocks.at : blocks.at + 1);
}
