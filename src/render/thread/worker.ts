/** The drawing thread itself: one renderer, whose caches serve every picture and film of the bot. */
import { openRenderer } from '../renderer.ts';
import type { Order } from './order.ts';

const renderer = openRenderer();

/**
 * The file in memory of its own. What is small lies in Node.js's pool, 64 KB that it shares with others, and all of these would be sent with it and
 * kept as long: five times what a picture is.
 */
const byItself = (file: Uint8Array): Uint8Array =>
  file.length === file.buffer.byteLength ? file : new Uint8Array(file);

/** Draws what is ordered (the pool calls it by its name); orders share the thread in slices, so that a picture need not wait for a film. */
export const carryOut = async (order: Order): Promise<Uint8Array> => byItself(await drawn(order));

function drawn(order: Order): Promise<Uint8Array> {
  switch (order.kind) {
    case 'png':
      return renderer.png(order.scene, order.look);
    case 'gif':
      return renderer.gif(order.film, order.look);
    case 'chart':
      return renderer.chart(order.chart, order.look);
  }
}
