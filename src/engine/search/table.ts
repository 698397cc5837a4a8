/**
 * The transposition table: the results of earlier searches by position.
 *
 * Each entry has three words in one typed array, so that nothing is allocated. Entries come in
 * pairs: the first keeps the deepest search of this or the previous move, and the second keeps the
 * latest (Breuker's two-deep scheme).
 *
 *     word 0   lock, the position's second key
 *     word 1   score (16) | depth (8) | bound (2) | age (6)
 *     word 2   the best move's place among the successors, -1 for none
 */
const WORDS = 3;
const PAIR = 2 * WORDS;

export interface Table {
  readonly words: Int32Array;
  readonly mask: number;
  age: number;
}

export const bytesOfTable = (bits: number): number => 4 * WORDS * 2 ** bits;

export const makeTable = (bits: number, shared?: SharedArrayBuffer): Table => ({
  words: new Int32Array(shared ?? new ArrayBuffer(bytesOfTable(bits))),
  mask: 2 ** (bits - 1) - 1,
  age: 0,
});

export function clearTable(table: Table): void {
  table.words.fill(0);
  table.age = 0;
}

export function find({ words, mask }: Table, hash: number, lock: number): number {
  const at = (hash & mask) * PAIR;
  if (words[at] === lock && words[at + 1] !== 0) return at;
  if (words[at + WORDS] === lock && words[at + WORDS + 1] !== 0) return at + WORDS;
  return -1;
}

export const choiceOf = ({ words }: Table, entry: number): number => words[entry + 2]!;

/** Stores a result. If a later search finds no move, the position's earlier move stays. */
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
    const word = words[at + 1]!;
    if ((word & 63) === age && ((word >>> 8) & 255) > depth) at += WORDS;
  }
  if (words[at] !== lock || choice >= 0) words[at + 2] = choice;
  words[at] = lock;
  words[at + 1] = (score << 16) | (depth << 8) | (bound << 6) | age;
}
