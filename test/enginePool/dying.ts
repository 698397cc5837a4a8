/**
 * A thread that dies or uses up its memory on certain orders, a given number of times, and
 * otherwise plays like the engine.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { carryOut as play } from '../../src/enginePool/carryOut.ts';
import type { PoolAnswer, PoolOrder } from '../../src/enginePool/order.ts';

/**
 * This replaces a seed: `die:` and a file with the remaining number of deaths. The environment may
 * name a file for all orders.
 */
const DIE = /^(?:die|hog):(?<file>.+)$/u;

export function carryOut(order: PoolOrder): Promise<PoolAnswer> | PoolAnswer {
  const seed = order.kind === 'play' ? order.seed : '';
  const file = DIE.exec(seed)?.groups?.['file'] ?? process.env['DEATHS'];
  const left = file === undefined ? 0 : Number(readFileSync(file, 'utf8'));
  if (file === undefined || left === 0) return play(order);
  writeFileSync(file, String(left - 1));
  if (seed.startsWith('hog:')) hog();
  // Thrown outside of the order, where nobody catches it.
  setImmediate(() => {
    throw new Error('a thread died');
  });
  return Promise.withResolvers<PoolAnswer>().promise;
}

function hog(): never {
  const kept: object[] = [];
  // Large pieces, because with small ones the garbage collector runs for seconds before the limit
  // is reached.
  for (;;) kept.push(Array<number>(1_000_000).fill(kept.length + 0.5));
}
