/**
 * The frames of a film while it is made: the picture as it stands, and of the next one only what differs. Everything
 * that stays is transparent, which costs a GIF next to nothing, and a frame is no larger than what changed.
 */
import type { Bitmap } from '../png/png.ts';
import { around, grouped } from './regions.ts';
import type { Region } from './regions.ts';
import type { Setting, Sprites } from '../sprite/sprites.ts';

/** The part of the picture that a frame changes. */
export interface Frame extends Region {
  /** Palette indices; `TRANSPARENT` where the picture stays. */
  readonly pixels: Uint8Array;
}

/** The index behind the last colour: palettes have sixteen. */
export const TRANSPARENT = 16;

interface Patch extends Region {
  readonly sprite: Bitmap;
}

/** The cells of a picture that are not as they were in the one before; `shown` is brought up to date. */
function patchesOf(sprites: Sprites, setting: Setting, shown: string[]): readonly Patch[] {
  const patches: Patch[] = [];
  let [top, place] = [0, 0];
  for (const { height, cells } of setting.strips) {
    let left = 0;
    for (const cell of cells) {
      if (shown[place] !== cell.key) {
        const sprite = sprites.draw(setting, cell, height);
        patches.push({ left, top, width: cell.width, height, sprite });
        shown[place] = cell.key;
      }
      left += cell.width;
      place += 1;
    }
    top += height;
  }
  return patches;
}

/** A frame must have some size, also when nothing changes. */
const ONE_PIXEL: Region = { left: 0, top: 0, width: 1, height: 1 };

/** Frames by turns: each call gives those that change the picture before to this one, the first one that is the whole of it. */
export function openFrames(sprites: Sprites): (setting: Setting) => readonly Frame[] {
  const shown: string[] = [];
  let picture = new Uint8Array(0);

  function lay({ left, top, width, height, sprite }: Patch, frame: Frame, stride: number): void {
    const { bytes, wide } = sprite;
    for (let y = 0; y < height; y += 1) {
      const from = y * wide;
      const at = (top + y) * stride + left;
      const to = (top + y - frame.top) * frame.width + left - frame.left;
      for (let x = 0; x < width; x += 1) {
        // Two pixels a byte, the left one in the high half.
        const byte = bytes[from + (x >> 1)] ?? 0;
        const index = (x & 1) === 0 ? byte >> 4 : byte & 15;
        if (picture[at + x] === index) continue;
        picture[at + x] = index;
        frame.pixels[to + x] = index;
      }
    }
  }

  function frameOf(patches: readonly Patch[], stride: number): Frame {
    const region = patches.length === 0 ? ONE_PIXEL : around(patches);
    const pixels = new Uint8Array(region.width * region.height).fill(TRANSPARENT);
    const frame = { ...region, pixels };
    for (const patch of patches) lay(patch, frame, stride);
    return frame;
  }

  return (setting) => {
    const { width, height } = setting.layout;
    const isFirst = picture.length === 0;
    if (isFirst) picture = new Uint8Array(width * height).fill(TRANSPARENT);
    const patches = patchesOf(sprites, setting, shown);
    const groups = isFirst || patches.length === 0 ? [patches] : grouped(patches);
    return groups.map((group) => frameOf(group, width));
  };
}
