/**
 * The opening book: its file, transpositions, with chance as an argument, and a small book
 * generated from games.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { bookOf } from '../../src/engine/knowledgeOf.ts';
import { bookMove, keyOf, readBook, writtenBook, type Book } from '../../src/engine/play/book.ts';
import { chanceOf } from '../../src/engine/play/chance.ts';
import { growBook } from '../../lab/growBook.ts';

const russian = variantOf('russian');
const start = startLine(russian);

const played = (...words: readonly string[]): Line =>
  words.reduce((line, word) => {
    const [from, to] = word.split('-').map(squareOf);
    const move = legalMoves(russian, lastPosition(line)).find((one) => one.from === from && one.to === to);
    if (!move) throw new Error(word);
    return extend(line, move);
  }, start);

/** The dark squares, row by row from the top, in the order of positions. */
const squareOf = (name: string): number =>
  4 * (8 - Number(name[1])) + Math.floor((name.charCodeAt(0) - 97) / 2);

test('a book can be read back as it was written', () => {
  const square = fc.nat(49);
  const move = fc.record({ from: square, to: square, worse: fc.nat(18) });
  const entry = fc.tuple(fc.integer({ min: 0, max: 2 ** 52 - 1 }), fc.array(move, { maxLength: 5 }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
      const book = new Map(entries);
      expect(readBook(writtenBook(book))).toEqual(book);
    }),
  );
});

test('a position is recognized whatever the order of moves', () => {
  const one = played('c3-d4', 'b6-a5', 'g3-h4');
  const other = played('g3-h4', 'b6-a5', 'c3-d4');
  expect(keyOf(one)).toBe(keyOf(other));
  expect(keyOf(one)).not.toBe(keyOf(played('c3-d4', 'b6-a5')));
  // The same board with colors exchanged.
  expect(keyOf(startLine(russian, { ...lastPosition(start), turn: 'black' }))).not.toBe(keyOf(start));
});

describe('the move comes from the book', () => {
  const [from, to, worse] = [squareOf('c3'), squareOf('d4'), squareOf('g3')];
  const book: Book = new Map([
    [
      keyOf(start),
      [
        { from, to, worse: 0 },
        { from: worse, to: squareOf('h4'), worse: 9 },
        { from: worse, to: squareOf('e5'), worse: 0 },
      ],
    ],
  ]);
  const chosen = (random: number) => bookMove(book, start, () => random)?.to;

  test('the choice among nearly equal moves is random, and better moves are more frequent', () => {
    expect([0, 0.5, 0.76].map(chosen)).toEqual([to, to, to]);
    expect([0.77, 0.99].map(chosen)).toEqual([squareOf('h4'), squareOf('h4')]);
  });

  test('an unknown position has no book move', () =>
    expect(bookMove(book, played('c3-d4'), () => 0)).toBeNull());
});

test('a generated book contains the start position and only legal moves, one of them the best', () => {
  const variant = variantOf('breakthrough');
  const growing = { positions: 12, plies: 3, margin: 12, nodes: 1000 };
  const book = growBook(variant, growing, chanceOf(1), () => undefined);
  expect(book.size).toBe(12);
  const moves = book.get(keyOf(startLine(variant))) ?? [];
  expect(Math.min(...moves.map(({ worse }) => worse))).toBe(0);
  const legal = legalMoves(variant, lastPosition(startLine(variant)));
  for (const { from, to } of moves)
    expect(legal.some((one) => one.from === from && one.to === to)).toBe(true);
  expect(growBook(variant, growing, chanceOf(1), () => undefined)).toEqual(book);
});

describe.each(['russian', 'international'] as const)('the book of %s', (id) => {
  const variant = variantOf(id);
  const book = bookOf(variant) ?? new Map();
  const random = chanceOf(7);

  test('the book gives only legal moves throughout a game from the start', () => {
    for (let game = 0; game < 20; game += 1) {
      let line = startLine(variant);
      for (;;) {
        const move = bookMove(book, line, () => random(1000) / 1000);
        if (!move) break;
        line = extend(line, move);
      }
      expect(line.moves.length).toBeGreaterThan(2);
    }
  });
});
