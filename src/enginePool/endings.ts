/**
 * The databases of endings that the pool's threads share. Each is solved on a thread of its own when its variant is first
 * played, which takes some seconds, and is then kept once for all threads; until then they play without it.
 */
import { Tinypool } from 'tinypool';
import type { VariantId } from '../draughts/variantIds.ts';
import { variantOf } from '../draughts/variants.ts';
import { hasEndings } from '../engine/knowledgeOf.ts';

/** How long a database may take (ms), on a busy machine; then the variant is played without it. */
const LONGEST = 600_000;

export interface SharedEndings {
  /** The database of a variant if it is there; if not, and there can be one, it soon will be. */
  readonly take: (id: VariantId) => SharedArrayBuffer | null;
  /** Ends what is being solved. */
  readonly close: () => Promise<void>;
}

/** No endings yet; `report` hears what went wrong with one. */
export function openEndings(report: (error: unknown) => void): SharedEndings {
  const solved = new Map<VariantId, SharedArrayBuffer>();
  const asked = new Set<VariantId>();
  let pool: Tinypool | null = null;
  let isClosed = false;

  /** One at a time, by a thread that goes when there is nothing more to solve, and takes its memory along. */
  const solve = async (id: VariantId): Promise<void> => {
    pool ??= new Tinypool({
      filename: new URL('solveEndings.ts', import.meta.url).href,
      name: 'solveEndings',
      minThreads: 0,
      maxThreads: 1,
      useAtomics: false,
      resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
    });
    const bytes: unknown = await pool.run(id, { signal: AbortSignal.timeout(LONGEST) });
    if (!(bytes instanceof SharedArrayBuffer)) throw new TypeError('no database of endings came back');
    solved.set(id, bytes);
  };

  return {
    take: (id) => {
      if (!isClosed && !asked.has(id) && hasEndings(variantOf(id))) {
        asked.add(id);
        solve(id).catch((error: unknown) => {
          if (!isClosed) report(error);
        });
      }
      return solved.get(id) ?? null;
    },
    close: async () => {
      isClosed = true;
      await pool?.destroy();
    },
  };
}
