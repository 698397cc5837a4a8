/**
 * The encoder of gifenc 1.0.3 (https://github.com/mattdesl/gifenc), with the types that it comes without. It is
 * required, not imported: how its CommonJS file looks as a module is seen differently by Node and by test runners.
 */
import { createRequire } from 'node:module';

interface FrameOptions {
  /** Only the first frame begins a file: it writes the size, the palette and the loop. */
  readonly first?: boolean;
  readonly palette?: readonly (readonly number[])[];
  readonly transparent?: boolean;
  readonly transparentIndex?: number;
  /** How long the frame is seen, in ms. */
  readonly delay?: number;
  /** 1: what the frame drew stays when the next one comes. */
  readonly dispose?: number;
  /** Bits a pixel. */
  readonly colorDepth?: number;
}

/** Writes one file. */
export interface GifEncoder {
  writeHeader(): void;
  writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
  finish(): void;
  /** A view of what is written so far; writing to it changes it. */
  bytesView(): Uint8Array;
}

interface Gifenc {
  GIFEncoder(options: { readonly auto: boolean; readonly initialCapacity?: number }): GifEncoder;
}

const gifenc: Gifenc = createRequire(import.meta.url)('gifenc');

/** An encoder of a file that is written frame by frame; the header is written by hand. */
export const openGif = (): GifEncoder => gifenc.GIFEncoder({ auto: false, initialCapacity: 1 << 18 });
