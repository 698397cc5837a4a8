/** Positions from the engine's own games, with the moves that a long search found nearly equal. */
import { lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { coreOf } from '../../draughts/numeric/coreOf.ts';
import type { Move, Square } from '../../draughts/types.ts';
import type { Random } from './chance.ts';

interface BookMove {
  readonly from: Square;
  readonly to: Square;
  /** How much worse the move is than the best move, in hundredths of a man. */
  readonly worse: number;
}

export type Book = ReadonlyMap<number, readonly BookMove[]>;

/** The weight of a best move. Each hundredth of a man less subtracts one, down to one. */
const BEST = 13;
const KEY = 8;
const MOVE = 3;

/** The last position's key in a book: 52 bits made of its two hashes and the side to move. */
export function keyOf(line: Line): number {
  const { load, root, hash, lock } = coreOf(line.variant);
  const position = lastPosition(line);
  load(position, root);
  const turn = position.turn === 'white' ? 0 : 1;
  return (hash(root) >>> 0) * 2 ** 20 + ((lock(root) & 0x7ffff) << 1) + turn;
}

const bytesOf = (key: number): readonly number[] =>
  Array.from({ length: KEY }, (_, i) => Math.floor(key / 256 ** (KEY - 1 - i)) % 256);

export function writtenBook(book: Book): Uint8Array {
  const entries = [...book].toSorted(([one], [other]) => one - other);
  return Uint8Array.from(
    entries.flatMap(([key, moves]) => [
      ...bytesOf(key),
      moves.length,
      ...moves.flatMap(({ from, to, worse }) => [from, to, worse]),
    ]),
  );
}

export function readBook(file: Uint8Array): Book {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const book = new Map<number, readonly BookMove[]>();
  for (let at = 0; at < bytes.byteLength;) {
    const key = Number(bytes.getBigUint64(at));
    const count = bytes.getUint8(at + KEY);
    const first = at + KEY + 1;
    const moves = Array.from({ length: count }, (_, n) => ({
      from: bytes.getUint8(first + MOVE * n),
      to: bytes.getUint8(first + MOVE * n + 1),
      worse: bytes.getUint8(first + MOVE * n + 2),
    }));
    book.set(key, moves);
    at = first + MOVE * count;
  }
  return book;
}

/** A random move, weighted by quality; `null` if the book has no move. */
export function bookMove(book: Book, line: Line, random: Random): Move | null {
  const known = book.get(keyOf(line));
  if (!known) return null;
  const legal = legalMoves(line.variant, lastPosition(line));
  const moves = known.flatMap(({ from, to, worse }) => {
    const fitting = legal.filter((move) => move.from === from && move.to === to);
    const [move, another] = fitting;
    return move && !another ? [{ move, weight: Math.max(1, BEST - worse) }] : [];
  });
  let left = random() * moves.reduce((sum, { weight }) => sum + weight, 0);
  for (const { move, weight } of moves) {
    left -= weight;
    if (left < 0) return move;
  }
  return null;
}
