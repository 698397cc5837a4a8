/** The drawing thread itself: one renderer, whose caches serve every picture and film of the bot. */
import { openRenderer } from '../renderer.ts';
import type { Order } from './order.ts';

const renderer = openRenderer();

/** Draws what is ordered (the pool calls it by its name); orders share the thread in slices, so that a picture need not wait for a film. */
export function carryOut(order: Order): Promise<Uint8Array> {
  switch (order.kind) {
    case 'png':
      return renderer.png(order.scene, order.look);
    case 'gif':
      return renderer.gif(order.film, order.look);
    case 'chart':
      return renderer.chart(order.chart, order.look);
  }
}
