/** The data that a thread keeps between searches. It is cleared if the knowledge changes. */
import { layoutOf, type Layout } from '../../draughts/numeric/layout.ts';
import { clearTable, makeTable, type Table } from './table.ts';
import type { Judgment, Knowledge, Searcher, SearchCore } from './tree.ts';

export type Searchers = Map<Layout, Searcher>;

export interface Memory {
  readonly table: Table;
  core: SearchCore | null;
  readonly searchers: Searchers;
  owner: Knowledge | null;
}

/** A memory for `2 ** bits` positions, 12 bytes each. */
export const makeMemory = (bits: number): Memory => memoryOf(makeTable(bits), new Map());

const memoryOf = (table: Table, searchers: Searchers): Memory => ({
  table,
  core: null,
  searchers,
  owner: null,
});

export interface SharedTable {
  readonly words: SharedArrayBuffer;
  readonly age: number;
}

/** Entries have no locks. Threads garble an entry as rarely as two positions share a key. */
export function sharedMemory(
  bits: number,
  { words, age }: SharedTable,
  owner: Knowledge,
  searchers: Searchers,
): Memory {
  const memory = memoryOf(makeTable(bits, words), searchers);
  memory.table.age = age & 63;
  adopt(memory, owner);
  return memory;
}

export function coreIn({ core }: Memory): SearchCore {
  if (!core) throw new Error('expected the memory to be prepared for a search');
  return core;
}

/** Call this before each search. */
export function prepare(memory: Memory, owner: Knowledge): void {
  own(memory, owner);
  memory.table.age = (memory.table.age + 1) & 63;
  coreIn(memory).fade();
}

export function own(memory: Memory, owner: Knowledge): void {
  if (memory.owner === owner) return;
  clearTable(memory.table);
  adopt(memory, owner);
}

function adopt(memory: Memory, owner: Knowledge): void {
  const core = searcherFor(memory, owner.judgment).choose(owner.judgment);
  core.forget();
  memory.core = core;
  memory.owner = owner;
}

function searcherFor({ searchers }: Memory, { variant, start }: Judgment): Searcher {
  const layout = layoutOf(variant);
  const searcher = searchers.get(layout) ?? start(layout);
  searchers.set(layout, searcher);
  return searcher;
}
