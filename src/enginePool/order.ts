import type { Move } from '../draughts/types.ts';
import type { LevelNumber } from '../engine/play/levels.ts';
import type { Limits } from '../engine/search/tree.ts';
import type { SearchResult } from '../engine/search/think.ts';
import type { EndingsAtHand } from './endings.ts';
import type { SharedTable } from '../engine/search/memory.ts';
import type { Course } from '../engine/thread/message.ts';
import type { VariantId } from '../draughts/variantIds.ts';
import { bytesOfTable } from '../engine/search/table.ts';

interface Common {
  readonly course: Course;
  readonly flag: SharedArrayBuffer;
  readonly endings: EndingsAtHand;
}

export interface PlayOrder extends Common {
  readonly kind: 'play';
  readonly level: LevelNumber;
  readonly seed: string;
  readonly ms: number;
}

export interface ThinkOrder extends Common {
  readonly kind: 'think';
  readonly shared: SharedTable | null;
  readonly limits: Limits;
}

export type PoolOrder = PlayOrder | ThinkOrder;

export type PoolAnswer =
  /** `score` is the engine's own judgment of the position, for the mover. */
  | { readonly kind: 'played'; readonly move: Move; readonly score: number }
  | { readonly kind: 'thought'; readonly thought: SearchResult }
  | { readonly kind: 'no-move' };

/** The number of table entries, as a power of two. They take twelve megabytes. */
export const TABLE_BITS = 20;

/** One table for a search by several threads (lazy SMP): each thread uses the others' results. */
interface SharedTables {
  readonly take: (id: VariantId) => SharedTable | null;
  readonly release: () => void;
}

export function openSharedTables(): SharedTables {
  let words: SharedArrayBuffer | null = null;
  let variant: VariantId | null = null;
  let age = 0;
  let isTaken = false;
  return {
    take: (id) => {
      if (isTaken) return null;
      if (words === null || variant !== id) words = new SharedArrayBuffer(bytesOfTable(TABLE_BITS));
      variant = id;
      isTaken = true;
      age += 1;
      return { words, age };
    },
    release: () => {
      isTaken = false;
    },
  };
}
