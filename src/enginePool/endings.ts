/**
 * One process per machine solves each ending. Other processes play without it until its file
 * exists.
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

/** In ms, for a busy machine. */
const LONGEST = 600_000;
const PAUSE = 1000;

export interface EndingsAtHand {
  readonly memory: SharedArrayBuffer | null;
  readonly folder: string | null;
}

interface SharedEndings {
  /** Returns the available endings of a variant, and starts to solve the others. */
  readonly take: (id: VariantId) => EndingsAtHand;
  readonly close: () => Promise<void>;
}

/**
 * The right to solve, or `null` if another process is solving. An unwritable folder has no lock.
 */
async function rightTo(path: string | null): Promise<FileLock | null> {
  const nobodyElse = { release: async () => undefined };
  if (path === null) return nobodyElse;
  return takeLock(`${path}.lock`, Date.now()).catch(() => nobodyElse);
}

const NONE: EndingsAtHand = { memory: null, folder: null };

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

  const ask = async (order: EndingsOrder): Promise<SharedArrayBuffer | null> => {
    const answer = await thread.ask(order, order.id, LONGEST);
    if (!answer.ok) throw new Error(`solving the endings of ${order.id} failed: ${answer.problem}`);
    const { endings, fault } = answer.value;
    if (fault !== null) report(new Error(`endings of ${order.id} were solved but not saved: ${fault}`));
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
          const endings = await ask({ id, path, solves: true });
          if (!endings) throw new TypeError(`expected endings of ${id} from the thread, got none`);
          return endings;
        } finally {
          await right.release();
        }
      await sleep(PAUSE, undefined, { ref: false, signal: closing.signal });
    }
    throw new Error(`another process is taking too long to solve the endings of ${id}`);
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
