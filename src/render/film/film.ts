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

/** Draws a film with these sprites. */
export async function drawFilm(sprites: Sprites, film: Film, look: Look, pace: Pace): Promise<Buffer> {
  const gif = openGif();
  const nextFrame = openFrames(sprites);
  let left = lengthOf(film);
  for (const scene of filmScenes(film)) {
    const setting = sprites.set(scene, look);
    left -= 1;
    const shown = { delay: left === 0 ? END_MS : MOVE_MS, transparent: TRANSPARENT };
    gif.add(nextFrame(setting), setting.palette.colors, shown);
    await pace();
  }
  return gif.end();
}
