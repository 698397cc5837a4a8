/** A thread that thinks, as seen from the thread that asks: one search at a time, which can be called off. */
import { Worker } from 'node:worker_threads';
import type { VariantId } from '../../draughts/variantIds.ts';
import type { Limits } from '../search/limits.ts';
import type { Thought } from '../search/think.ts';
import { CANCELLED, type Course, type News, type Order } from './message.ts';
import { threadFile } from '../../files.ts';

export interface Thinker {
  /** Gets ready for a variant and forgets the last game; the first time takes seconds. */
  readonly prepare: (variant: VariantId) => Promise<void>;
  /** Thinks about the last position; `null` when it has no legal move. `onDepth` hears of every depth that is finished. */
  readonly think: (
    course: Course,
    limits: Limits,
    onDepth: (thought: Thought) => void,
  ) => Promise<Thought | null>;
  /** Calls the search off that is under way: it ends soon, with what it has found. */
  readonly stop: () => void;
  /** Ends the thread. */
  readonly close: () => Promise<number>;
}

/** Takes news; `null` until it has what it wants. */
type Take<T> = (news: News) => { readonly answer: T } | null;

/** Starts a thread. Every promise is rejected when the thread dies. */
export function startThinker(): Thinker {
  const shared = new SharedArrayBuffer(4);
  const flags = new Int32Array(shared);
  /** Orders not yet answered, and the end of the last of them. */
  let waiting = 0;
  let last = Promise.resolve();
  const settle = (): void => {
    waiting -= 1;
  };
  const worker = new Worker(threadFile('engine/thread/worker'), { workerData: shared });

  /** Sends an order and takes the news until `take` has what it wants. */
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

  /** Sends an order, after the one before is done; until then the word that calls off belongs to that one. */
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
