/**
 * The databases of endings that the pool's threads share. Each is brought by a thread of its own when its variant is first played:
 * from a file, or where there is none yet by solving it, which takes some seconds and is done by one process of the machine while the
 * others wait for its file. Until it is there, they play without it.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VariantId } from '../draughts/variantIds.ts';
import { variantOf } from '../draughts/variants.ts';
import { hasEndings } from '../engine/knowledgeOf.ts';
import { takeLock, type FileLock } from './fileLock.ts';
import { openMoreEndings, SOLVING } from './moreEndings.ts';
import type { EndingsAnswer, EndingsOrder } from './solveEndings.ts';
import { threadFile } from '../files.ts';
import { openThreads } from '../threads/threads.ts';

/** How long a database may take (ms), on a busy machine; then the variant is played without it. */
const LONGEST = 600_000;
/** How often is looked whether another process has solved it, in ms. */
const PAUSE = 1000;

/** The endings of a variant that are there by now. */
export interface EndingsAtHand {
  readonly memory: SharedArrayBuffer | null;
  /** The folder of those with more pieces (`moreEndings.ts`). */
  readonly folder: string | null;
}

export interface SharedEndings {
  /** What there is of a variant; what is not, and can be, soon will be. */
  readonly take: (id: VariantId) => EndingsAtHand;
  /** Ends what is being solved. */
  readonly close: () => Promise<void>;
}

/** The right to solve; `null`: another process is at it. Where the folder cannot be written nobody need wait for anybody. */
async function rightTo(path: string | null): Promise<FileLock | null> {
  const nobodyElse = { release: async () => undefined };
  if (path === null) return nobodyElse;
  return takeLock(`${path}.lock`, Date.now()).catch(() => nobodyElse);
}

function soundly(endings: SharedArrayBuffer | null): SharedArrayBuffer {
  if (!endings) throw new TypeError('no database of endings came back');
  return endings;
}

const NONE: EndingsAtHand = { memory: null, folder: null };

/**
 * No endings yet, and a folder for their files, if there is to be one; `report` hears what went wrong with one. Those with more pieces are solved as
 * well where there is somebody to be told how far they are.
 */
export function openEndings(
  folder: string | null,
  report: (error: unknown) => void,
  tell: ((words: string) => void) | null = null,
): SharedEndings {
  const solved = new Map<VariantId, EndingsAtHand>();
  const asked = new Set<VariantId>();
  const more = folder !== null && tell !== null ? openMoreEndings(folder, tell, report) : null;
  const closing = new AbortController();
  const thread = openThreads<EndingsOrder, EndingsAnswer>({
    file: threadFile('enginePool/solveEndings'),
    name: 'solveEndings',
    memory: SOLVING,
    report,
  });

  /** One at a time. */
  const ask = async (order: EndingsOrder): Promise<SharedArrayBuffer | null> => {
    const answer = await thread.ask(order, order.id, LONGEST);
    if (!answer.ok) throw new Error(`the endings of ${order.id} did not come: ${answer.problem}`);
    const { endings, fault } = answer.value;
    if (fault !== null) report(new Error(`endings were solved, but not written: ${fault}`));
    return endings;
  };

  const bring = async (id: VariantId): Promise<SharedArrayBuffer> => {
    const path = folder === null ? null : join(folder, id);
    for (let waited = 0; waited < LONGEST; waited += PAUSE) {
      const found = path === null ? null : await ask({ id, path, solves: false });
      if (found) return found;
      const right = await rightTo(path);
      if (right)
        try {
          return soundly(await ask({ id, path, solves: true }));
        } finally {
          await right.release();
        }
      await sleep(PAUSE, undefined, { ref: false, signal: closing.signal });
    }
    throw new Error(`the endings of ${id} are being solved by another process, and never come`);
  };

  const solve = async (id: VariantId): Promise<void> => {
    const memory = hasEndings(variantOf(id)) ? await bring(id) : null;
    solved.set(id, { memory, folder: null });
    if (more) solved.set(id, { memory, folder: await more.bring(id, memory) });
  };

  return {
    take: (id) => {
      if (!closing.signal.aborted && !asked.has(id)) {
        asked.add(id);
        solve(id).catch((error: unknown) => {
          if (!closing.signal.aborted) report(error);
        });
      }
      return solved.get(id) ?? NONE;
    },
    close: async () => {
      closing.abort();
      await Promise.all([thread.close(), more?.close()]);
    },
  };
}
