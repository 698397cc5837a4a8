/** Reads animated GIFs as a browser does. This reader follows GIF89a, to check the writer. */

export interface GifFrame {
  /** In milliseconds. */
  readonly delay: number;
  /** The whole picture after this frame, in RGB. */
  readonly rgb: Uint8Array;
}

export interface Gif {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly GifFrame[];
}

/** The data in a chain of sub-blocks, and the position where the chain ends. */
function subBlocks(bytes: Buffer, start: number): { data: Buffer; end: number } {
  const parts: Buffer[] = [];
  let at = start;
  for (let length = bytes[at]!; length > 0; length = bytes[at]!) {
    parts.push(bytes.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { data: Buffer.concat(parts), end: at + 1 };
}

/** Decodes LZW with codes of growing width (GIF89a, appendix F). */
function decompress(data: Buffer, bits: number): readonly number[] {
  const clear = 1 << bits;
  const pixels: number[] = [];
  let table: number[][] = [];
  let [width, held, count, previous] = [bits + 1, 0, 0, null as number[] | null];
  const reset = () => {
    table = Array.from({ length: clear + 2 }, (_, code) => (code < clear ? [code] : []));
    [width, previous] = [bits + 1, null];
  };
  reset();
  for (const byte of data) {
    held |= byte << count;
    count += 8;
    while (count >= width) {
      const code = held & ((1 << width) - 1);
      held >>>= width;
      count -= width;
      if (code === clear) {
        reset();
        continue;
      }
      if (code === clear + 1) return pixels;
      const run: number[] = table[code] ?? [...previous!, previous![0]!];
      for (const pixel of run) pixels.push(pixel);
      if (previous !== null && table.length < 4096) table.push([...previous, run[0]!]);
      if (table.length === 1 << width && width < 12) width += 1;
      previous = run;
    }
  }
  return pixels;
}

/**
 * All frames of a file with one palette, where each frame is drawn over the previous one. Throws on
 * anything else.
 */
export function readGif(bytes: Buffer): Gif {
  if (bytes.toString('latin1', 0, 6) !== 'GIF89a') throw new Error('no GIF');
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  const colors = bytes.subarray(13, 13 + 3 * (2 << (bytes[10]! & 7)));
  let rgb = new Uint8Array(3 * width * height);
  const frames: GifFrame[] = [];
  let [at, delay, transparent] = [13 + colors.length, 0, -1];
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      const { data, end } = subBlocks(bytes, at + 2);
      if (bytes[at + 1] === 0xf9) {
        delay = 10 * data.readUInt16LE(1);
        transparent = (data[0]! & 1) === 1 ? data[3]! : -1;
        if (((data[0]! >> 2) & 7) !== 1) throw new Error('a frame that does not stay');
      }
      at = end;
    } else if (bytes[at] === 0x2c) {
      const [left, top, wide] = [
        bytes.readUInt16LE(at + 1),
        bytes.readUInt16LE(at + 3),
        bytes.readUInt16LE(at + 5),
      ];
      const { data, end } = subBlocks(bytes, at + 11);
      rgb = rgb.slice();
      for (const [place, index] of decompress(data, bytes[at + 10]!).entries()) {
        if (index === transparent) continue;
        const to = 3 * ((top + Math.floor(place / wide)) * width + left + (place % wide));
        rgb.set(colors.subarray(3 * index, 3 * index + 3), to);
      }
      frames.push({ delay, rgb });
      at = end;
    } else throw new Error(`no block at ${at}`);
  }
  return { width, height, frames };
}
