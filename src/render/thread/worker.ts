/** The drawing thread. It has one renderer, whose caches serve all pictures and animations. */
import { BUSY, goBehind } from '../../threads/priority.ts';
import type { Progress } from '../../kit/progress.ts';
import { openRenderer } from '../renderer.ts';
import type { Charting } from '../scene/results.ts';
import type { Film, Look, Scene } from '../scene/scene.ts';

goBehind(BUSY);

const renderer = openRenderer();

/** Small buffers share a 64 KB pool, which would be transferred with each picture and kept. */
const byItself = (file: Uint8Array): Uint8Array =>
  file.length === file.buffer.byteLength ? file : new Uint8Array(file);

/** Orders share the thread in slices, so that a picture doesn't wait for an animation. */
export const carryOut = async (order: Order): Promise<Uint8Array> => byItself(await drawn(order));

function drawn(order: Order): Promise<Uint8Array> {
  switch (order.kind) {
    case 'png':
      return renderer.png(order.scene, order.look);
    case 'gif':
      return renderer.gif(order.film, order.look, order.progress);
    case 'chart':
      return renderer.chart(order.chart, order.look);
  }
}

export type Order =
  | { readonly kind: 'png'; readonly scene: Scene; readonly look: Partial<Look> }
  | {
      readonly kind: 'gif';
      readonly film: Film;
      readonly look: Partial<Look>;
      readonly progress?: Progress | undefined;
    }
  | { readonly kind: 'chart'; readonly chart: Charting; readonly look: Partial<Look> };
