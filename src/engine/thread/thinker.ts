/** The caller's interface to a thinking thread: one search at a time, which can be stopped. */
import { Worker } from 'node:worker_threads';
import type { VariantId } from '../../draughts/variantIds.ts';
import type { Limits } from '../search/tree.ts';
import type { SearchResult } from '../search/think.ts';
import { CANCELLED, type Course, type News, type Order } from './message.ts';
import { threadFile } from '../../files.ts';

export interface Thinker {
  /** Loads a variant and forgets the last game. The first time takes several seconds. */
  readonly prepare: (variant: VariantId) => Promise<void>;
  readonly think: (
    course: Course,
    limits: Limits,
    onDepth: (thought: SearchResult) => void,
  ) => Promise<SearchResult | null>;
  readonly stop: () => void;
  readonly close: () => Promise<number>;
}

/** If the thread dies, every promise rejects. */
export function startThinker(): Thinker {
  const shared = new SharedArrayBuffer(4);
  const flags = new Int32Array(shared);
  let waiting = 0;
  let last = Promise.resolve();
  const settle = (): void => {
    waiting -= 1;
  };
  const worker = new Worker(threadFile('engine/thread/worker'), { workerData: shared });

  const send = (order: Order, onDepth?: (thought: SearchResult) => void): Promise<SearchResult | null> => {
    Atomics.store(flags, CANCELLED, 0);
    return new Promise((resolve, reject) => {
      const hear = (news: News): void => {
        if (news.kind === 'depth') return onDepth?.(news.thought);
        worker.off('message', hear);
        worker.off('error', reject);
        resolve(news.thought);
      };
      worker.on('message', hear);
      worker.on('error', reject);
      worker.postMessage(order);
    });
  };

  const ask: typeof send = (order, onDepth) => {
    const answer = waiting === 0 ? send(order, onDepth) : last.then(() => send(order, onDepth));
    waiting += 1;
    last = answer.then(settle, settle);
    return answer;
  };

  return {
    prepare: async (variant) => void (await ask({ kind: 'prepare', variant })),
    think: (course, limits, onDepth) => ask({ kind: 'think', course, limits }, onDepth),
    stop: () => {
      Atomics.store(flags, CANCELLED, 1);
    },
    close: () => worker.terminate(),
  };
}
