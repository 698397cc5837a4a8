/**
 * The table that several threads look at one position with (lazy SMP): each searches by itself, and finds in the table what the others have seen. There
 * is one, for one search at a time; with another variant comes an empty one.
 */
import type { VariantId } from '../draughts/variantIds.ts';
import type { SharedTable } from '../engine/search/memory.ts';
import { bytesOfTable } from '../engine/search/table.ts';

/** Entries of a table, as a power of two: twelve megabytes. */
export const TABLE_BITS = 20;

export interface SharedTables {
  /** The table for a search of a variant; `null` while another search has it. */
  readonly take: (id: VariantId) => SharedTable | null;
  /** The search that has it is over. */
  readonly release: () => void;
}

/** No table yet. */
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
