/** A drawing thread that dies or hangs as many times as a file says, and otherwise works. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Order, carryOut as draw } from '../../src/render/thread/worker.ts';

/** The thread dies or hangs on a picture of this width. */
export const DEADLY = 333;
export const HANGING = 334;
export const LEAVING = 335;
/** The thread answers a request for a picture of this width, and then dies. */
export const LATE = 336;

/** Thrown outside of any request, where nobody catches it. */
const dieIn = (ms: number) =>
  setTimeout(() => {
    throw new Error('the thread died');
  }, ms);

export function carryOut(order: Order): Promise<Uint8Array> {
  const { width = 0 } = order.look;
  const file = process.env['DRAWING_DEATHS'] ?? '';
  const left = width >= DEADLY && width <= LATE ? Number(readFileSync(file, 'utf8')) : 0;
  if (left === 0) return draw(order);
  writeFileSync(file, String(left - 1));
  if (width === LATE) return draw(order).finally(() => dieIn(20));
  const { promise } = Promise.withResolvers<Uint8Array>();
  if (width === LEAVING) process.exit();
  if (width === DEADLY) dieIn(0);
  // This hangs like an endless loop, but uses no CPU.
  else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  return promise;
}
