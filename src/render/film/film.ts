/**
 * A line of play as an animated GIF (https://www.w3.org/Graphics/GIF/spec-gif89a.txt): one palette, and of each frame
 * only what changed.
 */
import { openGif } from './gifEncoder.ts';
import { filmScenes, lengthOf } from '../scene/lineScenes.ts';
import type { Pace } from '../palette/pace.ts';
import type { Palette } from '../palette/palette.ts';
import { TRANSPARENT, openFrames } from './frames.ts';
import type { Frame } from './frames.ts';
import type { Film, Look } from '../scene/scene.ts';
import type { Sprites } from '../sprite/sprites.ts';

/** How long a move is seen, and the end, in ms. */
const MOVE_MS = 900;
const END_MS = 4000;

/** Sixteen colours and the transparent one. */
const BITS = 5;

/** Where in the bytes of a later frame its place is written: behind its graphic control block and its own first byte. */
const PLACE = 9;

function colorsOf({ colors }: Palette): readonly (readonly number[])[] {
  const list = Array.from({ length: colors.length / 3 }, (_, at) => [...colors.subarray(3 * at, 3 * at + 3)]);
  return [...list, ...Array.from({ length: (1 << BITS) - list.length }, () => [0, 0, 0])];
}

/** gifenc writes every frame at the top left; this moves the last one to where it belongs. */
function moveTo(bytes: Uint8Array, start: number, { left, top }: Frame): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start + PLACE);
  view.setUint16(0, left, true);
  view.setUint16(2, top, true);
}

/** Draws a film with these sprites. */
export async function drawFilm(sprites: Sprites, film: Film, look: Look, pace: Pace): Promise<Buffer> {
  const encoder = openGif();
  const nextFrame = openFrames(sprites);
  encoder.writeHeader();
  let left = lengthOf(film);
  for (const scene of filmScenes(film)) {
    const setting = await sprites.set(scene, look);
    const frame = nextFrame(setting);
    const start = encoder.bytesView().length;
    left -= 1;
    const common = { delay: left === 0 ? END_MS : MOVE_MS, dispose: 1, colorDepth: BITS };
    if (scene.ply === film.from)
      encoder.writeFrame(frame.pixels, frame.width, frame.height, {
        ...common,
        first: true,
        palette: colorsOf(setting.palette),
      });
    else {
      encoder.writeFrame(frame.pixels, frame.width, frame.height, {
        ...common,
        transparent: true,
        transparentIndex: TRANSPARENT,
      });
      moveTo(encoder.bytesView(), start, frame);
    }
    await pace();
  }
  encoder.finish();
  return Buffer.from(encoder.bytesView());
}
