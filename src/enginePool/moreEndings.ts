/** One process solves the larger endings in the background, file by file, so that it can resume. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VariantId } from '../draughts/variantIds.ts';
import { variantOf } from '../draughts/variants.ts';
import { moreEndingsOf } from '../engine/endings/solve.ts';
import { takeLock } from './fileLock.ts';
import type { PairOrder } from './endingsPair.ts';
import { threadFile } from '../files.ts';
import { openThreads } from '../threads/threads.ts';

const PAUSE = 60_000;
const HOUR = 3_600_000;

export const SOLVING = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 };

interface MoreEndings {
  /** Solves missing files and returns their folder; `null` if the variant has no larger endings. */
  readonly bring: (id: VariantId, memory: SharedArrayBuffer | null) => Promise<string | null>;
  readonly close: () => Promise<void>;
}

/** Reports progress to `tell` once per hour. */
export function openMoreEndings(
  folder: string,
  tell: (words: string) => void,
  report: (error: unknown) => void,
): MoreEndings {
  const closing = new AbortController();
  const thread = openThreads<PairOrder, boolean>({
    file: threadFile('enginePool/solveGroups'),
    name: 'bringPair',
    memory: SOLVING,
    report,
  });

  const solve = async (order: PairOrder): Promise<boolean> => {
    const isNew = await thread.ask(order, order.id);
    if (!isNew.ok) throw new Error(`solving larger endings of ${order.id} failed: ${isNew.problem}`);
    return isNew.value;
  };

  const solveAll = async (id: VariantId, path: string, pairs: number, memory: SharedArrayBuffer | null) => {
    let told = performance.now();
    let solved = 0;
    for (let place = 0; place < pairs; place += 1) {
      if (await solve({ id, folder: path, place, memory })) solved += 1;
      if (performance.now() - told < HOUR) continue;
      told = performance.now();
      tell(`solved ${place + 1} of ${pairs} parts of the larger endings of ${id}`);
    }
    if (solved > 0) tell(`solved all parts of the larger endings of ${id}`);
  };

  return {
    bring: async (id, memory) => {
      const pairs = moreEndingsOf(variantOf(id))?.pairs.length;
      if (pairs === undefined) return null;
      const path = join(folder, `${id}.more`);
      for (;;) {
        const right = await takeLock(`${path}.lock`, Date.now());
        if (right)
          try {
            await solveAll(id, path, pairs, memory);
            return path;
          } finally {
            await right.release();
          }
        await sleep(PAUSE, undefined, { ref: false, signal: closing.signal });
      }
    },
    close: async () => {
      closing.abort();
      await thread.close();
    },
  };
}
