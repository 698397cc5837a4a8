/** A frame contains only changes. Unchanged pixels are transparent and cost almost nothing. */
import { type Frame, TRANSPARENT, openGif } from './gif.ts';
import { type Region, around, grouped } from './regions.ts';
import { advance, type Progress } from '../../kit/progress.ts';
import type { Pace } from '../palette/pace.ts';
import type { Bitmap } from '../png/png.ts';
import { filmScenes, lengthOf } from '../scene/lineScenes.ts';
import type { Film, Look } from '../scene/scene.ts';
import type { Setting, Sprites } from '../sprite/sprites.ts';

/** How long a move and the final position are shown, in ms. */
const MOVE_MS = 900;
const END_MS = 4000;

/** How long a part of a move is shown alone, in ms: the shortest time that all browsers support. */
const PART_MS = 20;

export async function drawFilm(
  sprites: Sprites,
  film: Film,
  look: Look,
  { pace, progress }: { readonly pace: Pace; readonly progress?: Progress | undefined },
): Promise<Buffer> {
  const gif = openGif();
  const nextFrames = openFrames(sprites);
  const all = lengthOf(film);
  let left = all;
  for (const scene of filmScenes(film)) {
    const setting = sprites.set(scene, look);
    left -= 1;
    const frames = nextFrames(setting);
    const delay = (left === 0 ? END_MS : MOVE_MS) - PART_MS * (frames.length - 1);
    for (const [at, frame] of frames.entries()) {
      const isLast = at === frames.length - 1;
      gif.add(frame, setting.palette.colors, { delay: isLast ? delay : PART_MS, transparent: TRANSPARENT });
    }
    advance(progress, all - left, all);
    await pace();
  }
  return gif.end();
}

interface Patch extends Region {
  readonly sprite: Bitmap;
}

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

/** A frame must have a size even if nothing changed. */
const ONE_PIXEL: Region = { left: 0, top: 0, width: 1, height: 1 };

/** Returns the frames that lead from the previous picture to this one; first, the whole picture. */
function openFrames(sprites: Sprites): (setting: Setting) => readonly Frame[] {
  const shown: string[] = [];
  let picture = new Uint8Array(0);

  function lay({ left, top, width, height, sprite }: Patch, frame: Frame, stride: number): void {
    const { pixels } = sprite;
    const kept = pixels.length / height;
    for (let y = 0; y < height; y += 1) {
      const from = y * kept;
      const at = (top + y) * stride + left;
      const to = (top + y - frame.top) * frame.width + left - frame.left;
      for (let x = 0; x < width; x += 1) {
        const index = pixels[from + Math.min(x, kept - 1)] ?? 0;
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
