/** A drawing thread that dies or hangs as often as a file says, and else draws as ever. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Order } from '../../src/render/thread/order.ts';
import { carryOut as draw } from '../../src/render/thread/worker.ts';

/** Of an order that is drawn so wide, the thread dies or hangs. */
export const DEADLY = 333;
export const HANGING = 334;
export const LEAVING = 335;

export function carryOut(order: Order): Promise<Uint8Array> {
  const { width = 0 } = order.look;
  const file = process.env['DRAWING_DEATHS'] ?? '';
  const left = width >= DEADLY && width <= LEAVING ? Number(readFileSync(file, 'utf8')) : 0;
  if (left === 0) return draw(order);
  writeFileSync(file, String(left - 1));
  const { promise } = Promise.withResolvers<Uint8Array>();
  if (width === LEAVING) process.exit();
  if (width === DEADLY)
    // Outside of the order, where nobody catches it.
    setImmediate(() => {
      throw new Error('the thread died');
    });
  // It hangs as a loop without an end does, but takes no core from other tests.
  else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return promise;
}
