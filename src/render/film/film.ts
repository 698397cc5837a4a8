/** A line of play as an animated GIF: one palette, and of each frame only what changed. */
import { openGif } from './gif.ts';
import { filmScenes, lengthOf } from '../scene/lineScenes.ts';
import type { Pace } from '../palette/pace.ts';
import { TRANSPARENT, openFrames } from './frames.ts';
import type { Film, Look } from '../scene/scene.ts';
import type { Sprites } from '../sprite/sprites.ts';

/** How long a move is seen, and the end, in ms. */
const MOVE_MS = 900;
const END_MS = 4000;
/** How long a part of a move is seen without the rest: the shortest time that all browsers keep to. */
const PART_MS = 20;

/** Draws a film with these sprites. */
export async function drawFilm(sprites: Sprites, film: Film, look: Look, pace: Pace): Promise<Buffer> {
  const gif = openGif();
  const nextFrames = openFrames(sprites);
  let left = lengthOf(film);
  for (const scene of filmScenes(film)) {
    const setting = sprites.set(scene, look);
    left -= 1;
    const frames = nextFrames(setting);
    const delay = (left === 0 ? END_MS : MOVE_MS) - PART_MS * (frames.length - 1);
    for (const [at, frame] of frames.entries()) {
      const isLast = at === frames.length - 1;
      gif.add(frame, setting.palette.colors, { delay: isLast ? delay : PART_MS, transparent: TRANSPARENT });
    }
    await pace();
  }
  return gif.end();
}
