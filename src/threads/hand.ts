/** One thread that carries out orders until it dies or is ended. */
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { threadFile } from '../files.ts';
import type { Carried, Script, Sent } from './worker.ts';

export interface Hand<Order, Answer> {
  readonly isAlive: () => boolean;
  readonly run: (order: Order) => Promise<Answer>;
  readonly end: () => Promise<void>;
}

/** `report` receives the error of a thread that dies between two orders. */
export function startHand<Order, Answer>(
  script: Script,
  resourceLimits: ResourceLimits,
  report: (error: unknown) => void,
): Hand<Order, Answer> {
  const worker = new Worker(threadFile('threads/worker'), { workerData: script, resourceLimits });
  const underWay = new Map<number, PromiseWithResolvers<Answer>>();
  let last = 0;
  let isAlive = true;

  const take = (id: number): PromiseWithResolvers<Answer> | undefined => {
    const order = underWay.get(id);
    underWay.delete(id);
    // An idle thread must not keep the process alive.
    if (underWay.size === 0) worker.unref();
    return order;
  };
  const die = (error: unknown): void => {
    isAlive = false;
    for (const id of underWay.keys()) take(id)?.reject(error);
  };

  worker.unref();
  worker.on('message', (carried: Carried<Answer>) => {
    const order = take(carried.id);
    if ('answer' in carried) order?.resolve(carried.answer);
    else order?.reject(carried.error);
  });
  worker.on('error', (error) => {
    if (underWay.size === 0) report(error);
    die(error);
  });
  worker.on('exit', () => die(new Error('a thread ended before it answered')));

  return {
    isAlive: () => isAlive,
    run: async (order) => {
      const carried = Promise.withResolvers<Answer>();
      const id = (last += 1);
      worker.postMessage({ id, order } satisfies Sent);
      underWay.set(id, carried);
      worker.ref();
      return carried.promise;
    },
    end: async () => void (await worker.terminate()),
  };
}
