/**
 * What a thread keeps from one search to the next: the transposition table and what was learned about the order of moves.
 * It belongs to one variant seen with one knowledge; another begins with a blank one.
 */
import type { Knowledge } from './knowledge.ts';
import { fade, forget, makeOrder, type Order } from './order.ts';
import { clearTable, makeTable, type Table } from './table.ts';
import type { Quick } from './tree.ts';

/** The quicker ways to search that were made so far, to be taken up again. */
export type Made = WeakMap<() => Quick, Quick>;

export interface Memory {
  readonly table: Table;
  /** What was learned about the order of moves: in `own`, or where the quicker way to search sees it too. */
  order: Order;
  readonly own: Order;
  /** The quicker way to search with what its owner knows, where there is one. */
  quick: Quick | null;
  readonly made: Made;
  /** Whom it belongs to, compared by identity. */
  owner: Knowledge | null;
}

/** A memory of `2 ** bits` positions, 12 bytes each. */
export const makeMemory = (bits: number): Memory => memoryOf(makeTable(bits), new WeakMap());

function memoryOf(table: Table, made: Made): Memory {
  const own = makeOrder();
  return { table, order: own, own, quick: null, made, owner: null };
}

/** A table that several threads search with. */
export interface SharedTable {
  readonly words: SharedArrayBuffer;
  /** Goes up with every search. */
  readonly age: number;
}

/**
 * A memory of `owner` that shares its table, which is as others left it; of those with the same `made` one is used at a time. Nothing guards
 * its entries: one that two threads write in the same instant may be mixed, which is as rare as two positions of one key, and does as little
 * harm.
 */
export function sharedMemory(
  bits: number,
  { words, age }: SharedTable,
  owner: Knowledge,
  made: Made,
): Memory {
  const memory = memoryOf(makeTable(bits, words), made);
  memory.table.age = age & 63;
  adopt(memory, owner);
  return memory;
}

/** Makes the memory ready for the next search by its owner, or forgets everything for a new one. */
export function prepare(memory: Memory, owner: Knowledge): void {
  if (memory.owner !== owner) {
    clearTable(memory.table);
    adopt(memory, owner);
  }
  memory.table.age = (memory.table.age + 1) & 63;
  fade(memory.order);
}

/** The memory belongs to another owner, and knows nothing of the order of moves. */
function adopt(memory: Memory, owner: Knowledge): void {
  memory.quick = owner.quick ? madeBy(memory, owner.quick) : null;
  memory.order = memory.quick?.order ?? memory.own;
  forget(memory.order);
  memory.owner = owner;
}

/** Making one takes a millisecond and some megabytes, so each is made once. */
function madeBy({ made }: Memory, make: () => Quick): Quick {
  const quick = made.get(make) ?? make();
  made.set(make, quick);
  return quick;
}
