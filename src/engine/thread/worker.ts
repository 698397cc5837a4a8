/** The thinking thread carries out one order at a time. A flag in shared memory cancels it. */
import { parentPort, workerData } from 'node:worker_threads';
import { extend, startLine } from '../../draughts/line.ts';
import type { Variant } from '../../draughts/variant.ts';
import { variantOf } from '../../draughts/variants.ts';
import { fullKnowledge } from '../knowledgeOf.ts';
import { makeMemory } from '../search/memory.ts';
import { think } from '../search/think.ts';
import { CANCELLED, type News, type Order } from './message.ts';

/** The number of table entries, as a power of two. They take twelve megabytes. */
const TABLE_BITS = 20;

const memory = makeMemory(TABLE_BITS);
const shared: unknown = workerData;
if (!(shared instanceof SharedArrayBuffer)) throw new Error('expected shared memory for the thinking thread');
const flags = new Int32Array(shared);
const world = {
  now: () => performance.now(),
  isCancelled: () => Atomics.load(flags, CANCELLED) === 1,
};

const tell = (news: News): void => parentPort?.postMessage(news);

/** How many nodes to search to warm up the compiler. A fresh thread is ten times slower. */
const WARM = 150_000;

function prepare(variant: Variant): void {
  const knowledge = fullKnowledge(variant);
  think(startLine(variant), knowledge, memory, { nodes: WARM }, { ...world, isCancelled: () => false });
  memory.owner = null;
}

function carryOut(order: Order): void {
  if (order.kind === 'prepare') {
    prepare(variantOf(order.variant));
    tell({ kind: 'done', thought: null });
    return;
  }
  const { variant: id, start, moves } = order.course;
  const variant = variantOf(id);
  const line = moves.reduce(extend, startLine(variant, start));
  const thought = think(line, fullKnowledge(variant), memory, order.limits, world, (sofar) =>
    tell({ kind: 'depth', thought: sofar }),
  );
  tell({ kind: 'done', thought });
}

parentPort?.on('message', carryOut);
