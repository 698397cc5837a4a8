/**
 * The same board is often requested again within moments. Animations are too large and too rare to
 * cache.
 */
import { makeCache } from '../cache.ts';
import type { Renderer } from './scene/drawing.ts';

const KEPT = 100;

/** Cached files are shared and must not be modified. */
export function cachePictures(renderer: Renderer, kept = KEPT): Renderer {
  const pictures = makeCache<Promise<Buffer>>(kept);
  const once = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const drawn = pictures.get(key, draw);
    drawn.catch(() => pictures.forget(key));
    return drawn;
  };
  return {
    png: (scene, look) => once(JSON.stringify(['png', scene, look]), () => renderer.png(scene, look)),
    chart: (chart, look) => once(JSON.stringify(['chart', chart, look]), () => renderer.chart(chart, look)),
    gif: (film, look, progress) => renderer.gif(film, look, progress),
  };
}
