/**
 * The data that a thread keeps between searches, for one variant's knowledge; cleared for another.
 */
import { once } from '../../draughts/once.ts';
import { fade, forget, makeOrder, type Order } from './order.ts';
import { clearTable, makeTable, type Table } from './table.ts';
import type { Knowledge, Quick } from './tree.ts';

/** Makes each quick search once, because it takes a millisecond and several megabytes. */
export type Quicken = (make: () => Quick) => Quick;
export const makeQuicken = (): Quicken => once((make) => make());

export interface Memory {
  readonly table: Table;
  /** Either `own`, or the order of the quick search. */
  order: Order;
  readonly own: Order;
  quick: Quick | null;
  readonly quicken: Quicken;
  owner: Knowledge | null;
}

/** A memory of `2 ** bits` positions, 12 bytes each. */
export const makeMemory = (bits: number): Memory => memoryOf(makeTable(bits), makeQuicken());

function memoryOf(table: Table, quicken: Quicken): Memory {
  const own = makeOrder();
  return { table, order: own, own, quick: null, quicken, owner: null };
}

export interface SharedTable {
  readonly words: SharedArrayBuffer;
  readonly age: number;
}

/** Entries have no locks: threads may mix one up, as rarely as two positions share a key. */
export function sharedMemory(
  bits: number,
  { words, age }: SharedTable,
  owner: Knowledge,
  quicken: Quicken,
): Memory {
  const memory = memoryOf(makeTable(bits, words), quicken);
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
  fade(memory.order);
}

function adopt(memory: Memory, owner: Knowledge): void {
  memory.quick = owner.quick ? memory.quicken(owner.quick) : null;
  memory.order = memory.quick?.order ?? memory.own;
  forget(memory.order);
  memory.owner = owner;
}
