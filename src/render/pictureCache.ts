/**
 * The same board is often requested by several people at once. A finished board is not kept: the
 * drawing thread has its strips, and V8 collects what was kept for seconds only much later.
 */
import { makeCache } from '../cache.ts';
import type { Renderer } from './scene/drawing.ts';

/** Charts take long to paint. Animations are too large and too rare to cache. */
const CHARTS_KEPT = 20;

/** Cached files are shared and must not be modified. */
export function cachePictures(renderer: Renderer, kept = CHARTS_KEPT): Renderer {
  const boards = makeCache<Promise<Buffer>>(Infinity);
  const charts = makeCache<Promise<Buffer>>(kept);
  return {
    png: (scene, look) => {
      const key = JSON.stringify([scene, look]);
      const drawn = boards.get(key, () => renderer.png(scene, look));
      const forget = (): void => boards.forget(key);
      drawn.then(forget, forget);
      return drawn;
    },
    chart: (chart, look) => {
      const key = JSON.stringify([chart, look]);
      const drawn = charts.get(key, () => renderer.chart(chart, look));
      drawn.catch(() => charts.forget(key));
      return drawn;
    },
    gif: (film, look, progress) => renderer.gif(film, look, progress),
  };
}
