/**
 * Draws scenes as PNG files, put together from bitmaps that are painted once, lines of play as films, and charts.
 *
 * Everything is drawn in slices of a few milliseconds, so that pictures and a film under way go on side by side.
 */
import { openCharting } from './chart/charting.ts';
import { drawFilm } from './film/film.ts';
import { makePace } from './palette/pace.ts';
import { pngOf } from './png/png.ts';
import type { Bitmap } from './png/png.ts';
import type { Look, Renderer } from './scene/scene.ts';
import { DEFAULT_LOOK, openSprites } from './sprite/sprites.ts';

/** A renderer with empty caches; `defaults` is the look of pictures that ask for none. */
export function openRenderer(defaults: Partial<Look> = {}): Renderer {
  const sprites = openSprites();
  const paint = openCharting();

  return {
    async png(scene, asked = {}) {
      const setting = sprites.set(scene, { ...DEFAULT_LOOK, ...defaults, ...asked });
      const pace = makePace();
      const strips: Bitmap[][] = [];
      for (const { cells, height } of setting.strips) {
        const strip: Bitmap[] = [];
        for (const cell of cells) {
          strip.push(sprites.draw(setting, cell, height));
          await pace();
        }
        strips.push(strip);
      }
      const { layout, palette } = setting;
      return pngOf({ width: layout.width, height: layout.height, colors: palette.colors, strips });
    },
    gif: (film, asked = {}) =>
      drawFilm(sprites, film, { ...DEFAULT_LOOK, ...defaults, ...asked }, makePace()),
    chart: (chart, asked = {}) => paint(chart, { ...DEFAULT_LOOK, ...defaults, ...asked }),
  };
}
