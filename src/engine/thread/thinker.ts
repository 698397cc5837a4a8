/** A thinking thread, for its caller: one search at a time, which can be stopped. */
import { Worker } from 'node:worker_threads';
import type { VariantId } from '../../draughts/variantIds.ts';
import type { Limits } from '../search/tree.ts';
import type { Thought } from '../search/think.ts';
import { CANCELLED, type Course, type News, type Order } from './message.ts';
import { threadFile } from '../../files.ts';

export interface Thinker {
  /** Loads a variant and forgets the last game; the first time takes seconds. */
  readonly prepare: (variant: VariantId) => Promise<void>;
  /** `null` without a legal move. `onDepth` gets every finished depth. */
  readonly think: (
    course: Course,
    limits: Limits,
    onDepth: (thought: Thought) => void,
  ) => Promise<Thought | null>;
  /** The running search ends soon with the best move so far. */
  readonly stop: () => void;
  readonly close: () => Promise<number>;
}

/** The answer in a message; `null` to wait for the next one. */
type Take<T> = (news: News) => { readonly answer: T } | null;

/** If the thread dies, every promise rejects. */
export function startThinker(): Thinker {
  const shared = new SharedArrayBuffer(4);
  const flags = new Int32Array(shared);
  /** The number of open orders, and the end of the last one. */
  let waiting = 0;
  let last = Promise.resolve();
  const settle = (): void => {
    waiting -= 1;
  };
  const worker = new Worker(threadFile('engine/thread/worker'), { workerData: shared });

  const send = <T>(order: Order, take: Take<T>): Promise<T> => {
    Atomics.store(flags, CANCELLED, 0);
    return new Promise((resolve, reject) => {
      const hear = (news: News): void => {
        const taken = take(news);
        if (!taken) return;
        worker.off('message', hear);
        worker.off('error', reject);
        resolve(taken.answer);
      };
      worker.on('message', hear);
      worker.on('error', reject);
      worker.postMessage(order);
    });
  };

  /** Sends an order after the one before is done, because they share the flag. */
  const ask = <T>(order: Order, take: Take<T>): Promise<T> => {
    const answer = waiting === 0 ? send(order, take) : last.then(() => send(order, take));
    waiting += 1;
    last = answer.then(settle, settle);
    return answer;
  };

  return {
    prepare: (variant) =>
      ask({ kind: 'prepare', variant }, ({ kind }) => (kind === 'ready' ? { answer: undefined } : null)),
    think: (course, limits, onDepth) =>
      ask({ kind: 'think', course, limits }, (news) => {
        if (news.kind === 'depth') onDepth(news.thought);
        return news.kind === 'done' ? { answer: news.thought } : null;
      }),
    stop: () => {
      Atomics.store(flags, CANCELLED, 1);
    },
    close: () => worker.terminate(),
  };
}
