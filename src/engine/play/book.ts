/**
 * An opening book: positions of the engine's own games, and for each the moves that a long look found nearly equal. Whoever plays from it does so at
 * once, and not the same game each time. However a position came about, its moves are the same.
 */
import { lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Move, Square } from '../../draughts/types.ts';
import { groundOf } from '../ground/groundOf.ts';
import type { Random } from './choose.ts';

/** A move of a position in the book. */
export interface BookMove {
  readonly from: Square;
  readonly to: Square;
  /** By how much it is worse than the best, in hundredths of a man. */
  readonly worse: number;
}

/** The moves of each position, by its key. */
export type Book = ReadonlyMap<number, readonly BookMove[]>;

/** A best move counts as much when chance decides; one that is worse by a hundredth counts one less, and at least one. */
const BEST = 13;

/** Bytes of a key, and of a move. */
const KEY = 8;
const MOVE = 3;

/** What the last position of a line is found by: 52 bits, of its two keys and of whose turn it is, which these do not tell. */
export function keyOf(line: Line): number {
  const ground = groundOf(line.variant);
  const position = lastPosition(line);
  ground.load(position, 0);
  const turn = position.turn === 'white' ? 0 : 1;
  return (ground.hash(0) >>> 0) * 2 ** 20 + ((ground.lock(0) & 0x7ffff) << 1) + turn;
}

/** A book as the bytes of a file: for each position its key, how many moves it has, and of each the squares and how much worse it is. */
export function writtenBook(book: Book): Uint8Array {
  const entries = [...book].toSorted(([one], [other]) => one - other);
  const size = entries.reduce((sum, [, moves]) => sum + KEY + 1 + MOVE * moves.length, 0);
  const bytes = new DataView(new ArrayBuffer(size));
  let at = 0;
  for (const [key, moves] of entries) {
    bytes.setBigUint64(at, BigInt(key));
    bytes.setUint8(at + KEY, moves.length);
    at += KEY + 1;
    for (const { from, to, worse } of moves) {
      bytes.setUint8(at, from);
      bytes.setUint8(at + 1, to);
      bytes.setUint8(at + 2, worse);
      at += MOVE;
    }
  }
  return new Uint8Array(bytes.buffer);
}

/** The book that the bytes of a file are. */
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

/** A move of the book after the line, the better ones more often; `null` where the book has none. */
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
