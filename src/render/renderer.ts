/**
 * Draws scenes as PNG files, put together from compressed strips (see strip.ts), lines of play as films, and charts. Encoding
 * a canvas as PNG would take five times as long for three times the bytes.
 *
 * Everything is drawn in slices of a few milliseconds, so that pictures and a film under way go on side by side.
 */
import { makeCache } from '../cache.ts';
import { openCharting } from './chart/charting.ts';
import { drawFilm } from './film/film.ts';
import { makePace } from './palette/pace.ts';
import type { Pace } from './palette/pace.ts';
import { makePng } from './sprite/png.ts';
import type { Look, Renderer } from './scene/scene.ts';
import { DEFAULT_LOOK, openSprites } from './sprite/sprites.ts';
import type { Setting } from './sprite/sprites.ts';
import { makeStrip } from './sprite/strip.ts';
import type { Strip, StripPlan } from './sprite/strip.ts';

/** About 1 KB each. */
const STRIPS_KEPT = 1500;

/** A renderer with empty caches; `defaults` is the look of pictures that ask for none. */
export function openRenderer(defaults: Partial<Look> = {}): Renderer {
  const sprites = openSprites();
  const strips = makeCache<Strip>(STRIPS_KEPT);
  const paint = openCharting();

  /** Draws what is missing of a strip, and then puts it together. */
  async function draw(setting: Setting, plan: StripPlan, pace: Pace): Promise<Strip> {
    const key = `${setting.key}|${plan.cells.map((cell) => cell.key).join('/')}`;
    if (!strips.has(key))
      for (const cell of plan.cells) {
        sprites.draw(setting, cell, plan.height);
        await pace();
      }
    return strips.get(key, () => makeStrip(plan, (cell) => sprites.draw(setting, cell, plan.height)));
  }

  return {
    async png(scene, asked = {}) {
      const setting = sprites.set(scene, { ...DEFAULT_LOOK, ...defaults, ...asked });
      const pace = makePace();
      const drawn: Strip[] = [];
      for (const plan of setting.strips) {
        drawn.push(await draw(setting, plan, pace));
        await pace();
      }
      const { layout, palette } = setting;
      return makePng(layout.width, layout.height, palette.colors, drawn);
    },
    gif: (film, asked = {}) =>
      drawFilm(sprites, film, { ...DEFAULT_LOOK, ...defaults, ...asked }, makePace()),
    chart: (chart, asked = {}) => paint(chart, { ...DEFAULT_LOOK, ...defaults, ...asked }),
  };
}
