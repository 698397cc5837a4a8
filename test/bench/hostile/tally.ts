/** How much an attack has done, because an attack that does nothing looks harmless. */
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Visitor } from '../../../playground/server/visitor/visitor.ts';

const Count = z.number();

/** Interactions, requests, messages and connections, and how many of them got no answer. */
export const Tally = z.object({ sent: Count, answered: Count, refused: Count, failed: Count });
export type Tally = z.infer<typeof Tally>;

export const newTally = (): Tally => ({ sent: 0, answered: 0, refused: 0, failed: 0 });

/** Runs an attack on a separate thread. Resolves with its tally when it is over. */
export function onThread(file: string, wanted: object): Promise<Tally> {
  const { promise, resolve, reject } = Promise.withResolvers<Tally>();
  const worker = new Worker(new URL(file), { workerData: wanted });
  worker.once('message', (told) => resolve(Tally.parse(told)));
  worker.once('error', reject);
  return promise;
}

export function add(tally: Tally, more: Tally): void {
  tally.sent += more.sent;
  tally.answered += more.answered;
  tally.refused += more.refused;
  tally.failed += more.failed;
}

export const wordsOf = ({ sent, answered, refused, failed }: Tally): string =>
  `${sent} sent, ${answered} answered, ${refused} refused, ${failed} failed`;

/** A visitor whose commands and presses are counted. */
export function countedBy(tally: Tally, visitor: Visitor): Visitor {
  const count = async <T>(asked: Promise<T>): Promise<T> => {
    tally.sent += 1;
    try {
      const heard = await asked;
      tally.answered += 1;
      return heard;
    } catch (error) {
      tally.failed += 1;
      throw error;
    }
  };
  return {
    ...visitor,
    command: (...asked) => count(visitor.command(...asked)),
    click: (...asked) => count(visitor.click(...asked)),
  };
}
