/**
 * The data that a thread keeps between searches, for one variant's knowledge; cleared for another.
 */
import { layoutOf, type Layout } from '../../draughts/numeric/layout.ts';
import { fade, forget } from './order.ts';
import { clearTable, makeTable, type Table } from './table.ts';
import type { Judgment, Knowledge, Quick } from './tree.ts';

/** The quick searches by their board. */
export type QuickSearches = Map<Layout, Quick>;

export interface Memory {
  readonly table: Table;
  quick: Quick | null;
  readonly quickSearches: QuickSearches;
  owner: Knowledge | null;
}

/** A memory of `2 ** bits` positions, 12 bytes each. */
export const makeMemory = (bits: number): Memory => memoryOf(makeTable(bits), new Map());

const memoryOf = (table: Table, quickSearches: QuickSearches): Memory => ({
  table,
  quick: null,
  quickSearches,
  owner: null,
});

export interface SharedTable {
  readonly words: SharedArrayBuffer;
  readonly age: number;
}

/** Entries have no locks: threads may mix one up, as rarely as two positions share a key. */
export function sharedMemory(
  bits: number,
  { words, age }: SharedTable,
  owner: Knowledge,
  quickSearches: QuickSearches,
): Memory {
  const memory = memoryOf(makeTable(bits, words), quickSearches);
  memory.table.age = age & 63;
  adopt(memory, owner);
  return memory;
}

export function prepare(memory: Memory, owner: Knowledge): void {
  if (memory.owner !== owner) {
    clearTable(memory.table);
    adopt(memory, owner);
  }
  memory.table.age = (memory.table.age + 1) & 63;
  if (memory.quick) fade(memory.quick.order);
}

function adopt(memory: Memory, owner: Knowledge): void {
  memory.quick = quickSearchFor(memory, owner.judgment);
  forget(memory.quick.order);
  memory.owner = owner;
}

function quickSearchFor({ quickSearches }: Memory, judgment: Judgment): Quick {
  const layout = layoutOf(judgment.variant);
  const quick = quickSearches.get(layout) ?? judgment.start(layout);
  quickSearches.set(layout, quick);
  quick.prepare(judgment);
  return quick;
}
