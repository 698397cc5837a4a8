/**
 * What a thread keeps from one search to the next: the transposition table and what was learned about the order of moves.
 * It belongs to one variant seen with one knowledge; another begins with a blank one.
 */
import { fade, forget, makeOrder, type Order } from './order.ts';
import { clearTable, makeTable, type Table } from './table.ts';

export interface Memory {
  readonly table: Table;
  readonly order: Order;
  /** Whom it belongs to, compared by identity. */
  owner: object | null;
}

/** A memory of `2 ** bits` positions, 12 bytes each. */
export const makeMemory = (bits: number): Memory => ({
  table: makeTable(bits),
  order: makeOrder(),
  owner: null,
});

/**
 * A memory of `owner` whose table other threads search with at the same time; the table is as they left it. Nothing guards its entries:
 * one that two threads write in the same instant may be mixed, which is as rare as two positions of one key, and does as little harm.
 */
export function sharedMemory(bits: number, shared: SharedArrayBuffer, age: number, owner: object): Memory {
  const table = makeTable(bits, shared);
  table.age = age & 63;
  return { table, order: makeOrder(), owner };
}

/** Makes the memory ready for the next search by its owner, or forgets everything for a new one. */
export function prepare(memory: Memory, owner: object): void {
  if (memory.owner !== owner) {
    clearTable(memory.table);
    forget(memory.order);
    memory.owner = owner;
  }
  memory.table.age = (memory.table.age + 1) & 63;
  fade(memory.order);
}
