/**
 * A renderer that keeps the latest pictures. The same board is wanted again and again within moments: by whoever turns it, looks at its
 * menus or opens a game, and by every card that is changed without a move. A scene always gives the same picture, so that is drawn once,
 * and who asks while it is being drawn gets that one. Films are too large and too rare to be kept.
 */
import { makeCache } from '../cache.ts';
import type { Renderer } from './scene/scene.ts';

/** Some 15 KB each. */
const KEPT = 100;

/** The same renderer; the files that it gives belong to everybody, and are not to be changed. */
export function keepingRecent(renderer: Renderer, kept = KEPT): Renderer {
  const pictures = makeCache<Promise<Buffer>>(kept);
  const once = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const drawn = pictures.get(key, draw);
    // What could not be drawn is tried anew by whoever asks next.
    drawn.catch(() => pictures.forget(key));
    return drawn;
  };
  return {
    png: (scene, look) => once(JSON.stringify(['png', scene, look]), () => renderer.png(scene, look)),
    chart: (chart, look) => once(JSON.stringify(['chart', chart, look]), () => renderer.chart(chart, look)),
    gif: (film, look) => renderer.gif(film, look),
  };
}
