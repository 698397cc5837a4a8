/** A thread that answers with its number after a delay, hangs, or dies. */
import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

export interface NumberedOrder {
  readonly does: 'answer' | 'hang' | 'die';
  /** In milliseconds. */
  readonly after?: number;
}

export async function carryOut({ does, after = 0 }: NumberedOrder): Promise<number> {
  await sleep(after);
  // Thrown outside of any order, where nobody catches it.
  if (does === 'die')
    setImmediate(() => {
      throw new Error('a thread died');
    });
  if (does !== 'answer') await Promise.withResolvers<never>().promise;
  return threadId;
}
