/**
 * The transposition table: what was found out about a position the last time it was met.
 *
 * Three words an entry in one typed array, so that nothing is allocated and a thread may keep it for years. Entries come
 * in pairs: the first keeps the deepest search of this or the last move, the second whatever came last (Breuker's
 * two-deep scheme).
 *
 *     word 0   lock, 32 bits of the position's second key
 *     word 1   score (16) | depth (8) | bound (2) | age (6)
 *     word 2   the best move's place among the successors, -1 for none
 */
const WORDS = 3;
const PAIR = 2 * WORDS;

/** Bounds: the score is at least, at most, or exactly what is stored. */
export const AT_LEAST = 1;
export const AT_MOST = 2;
export const EXACT = 3;

export interface Table {
  readonly words: Int32Array;
  /** Pairs less one, a mask of ones. */
  readonly mask: number;
  /** Goes up with every search, modulo 64. */
  age: number;
}

/** Bytes of a table of `2 ** bits` entries. */
export const bytesOfTable = (bits: number): number => 4 * WORDS * 2 ** bits;

/** A table of `2 ** bits` entries (12 bytes each), in memory of its own, which is empty, or in memory that threads share. */
export const makeTable = (bits: number, shared?: SharedArrayBuffer): Table => ({
  words: new Int32Array(shared ?? new ArrayBuffer(bytesOfTable(bits))),
  mask: 2 ** (bits - 1) - 1,
  age: 0,
});

/** Forgets everything. */
export function clearTable(table: Table): void {
  table.words.fill(0);
  table.age = 0;
}

/** The index of a position's entry, -1 when it has none. */
export function find({ words, mask }: Table, hash: number, lock: number): number {
  const at = (hash & mask) * PAIR;
  if (words[at] === lock && words[at + 1] !== 0) return at;
  if (words[at + WORDS] === lock && words[at + WORDS + 1] !== 0) return at + WORDS;
  return -1;
}

export const scoreOf = ({ words }: Table, entry: number): number => words[entry + 1]! >> 16;
export const depthOf = ({ words }: Table, entry: number): number => (words[entry + 1]! >>> 8) & 255;
export const boundOf = ({ words }: Table, entry: number): number => (words[entry + 1]! >>> 6) & 3;
export const choiceOf = ({ words }: Table, entry: number): number => words[entry + 2]!;

/** Keeps what was found out. A position's move is kept when a later search of it finds none. */
export function keep(
  { words, mask, age }: Table,
  hash: number,
  lock: number,
  depth: number,
  score: number,
  bound: number,
  choice: number,
): void {
  let at = (hash & mask) * PAIR;
  if (words[at] !== lock) {
    const isOld = (words[at + 1]! & 63) !== age;
    if (!isOld && depthIn(words[at + 1]!) > depth) at += WORDS;
  }
  if (words[at] !== lock || choice >= 0) words[at + 2] = choice;
  words[at] = lock;
  words[at + 1] = (score << 16) | (depth << 8) | (bound << 6) | age;
}

const depthIn = (word: number): number => (word >>> 8) & 255;
