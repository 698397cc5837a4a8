/**
 * The frames of a film while it is made: the picture as it stands, and of the next one only what differs. Everything
 * that stays is transparent, which costs a GIF next to nothing, and a frame is no larger than what changed.
 */
import { pixelAt } from '../png/bitmap.ts';
import type { Bitmap } from '../png/bitmap.ts';
import type { Setting, Sprites } from '../sprite/sprites.ts';

/** The part of the picture that a frame changes, in pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Palette indices; `TRANSPARENT` where the picture stays. */
  readonly pixels: Uint8Array;
}

/** The index behind the last colour: palettes have sixteen. */
export const TRANSPARENT = 16;

interface Patch {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
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

/** The smallest rectangle around all patches; one pixel when nothing changes, for a frame must have some size. */
function boundsOf(patches: readonly Patch[]): Omit<Frame, 'pixels'> {
  if (patches.length === 0) return { left: 0, top: 0, width: 1, height: 1 };
  const left = Math.min(...patches.map((patch) => patch.left));
  const top = Math.min(...patches.map((patch) => patch.top));
  return {
    left,
    top,
    width: Math.max(...patches.map((patch) => patch.left + patch.width)) - left,
    height: Math.max(...patches.map((patch) => patch.top + patch.height)) - top,
  };
}

/** Frames by turns: each call gives what changes from the picture before to this one, the first the whole of it. */
export function openFrames(sprites: Sprites): (setting: Setting) => Frame {
  const shown: string[] = [];
  let picture = new Uint8Array(0);

  function lay(patch: Patch, frame: Frame, stride: number): void {
    for (let y = 0; y < patch.height; y += 1) {
      let at = (patch.top + y) * stride + patch.left;
      let to = (patch.top + y - frame.top) * frame.width + patch.left - frame.left;
      for (let x = 0; x < patch.width; x += 1, at += 1, to += 1) {
        const index = pixelAt(patch.sprite, x, y);
        if (picture[at] === index) continue;
        picture[at] = index;
        frame.pixels[to] = index;
      }
    }
  }

  return (setting) => {
    const { width, height } = setting.layout;
    if (picture.length === 0) picture = new Uint8Array(width * height).fill(TRANSPARENT);
    const patches = patchesOf(sprites, setting, shown);
    const bounds = boundsOf(patches);
    const pixels = new Uint8Array(bounds.width * bounds.height).fill(TRANSPARENT);
    const frame = { ...bounds, pixels };
    for (const patch of patches) lay(patch, frame, width);
    return frame;
  };
}
