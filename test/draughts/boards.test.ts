/** One drawn board for each special rule, as a player would set it up to ask about it. */
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../src/draughts/moves.ts';
import { play } from '../../src/draughts/play.ts';
import type { Color } from '../../src/draughts/types.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { drawn, moveText, positionText } from './board.ts';

interface Case {
  readonly rule: string;
  readonly variant: VariantId;
  readonly turn?: Color;
  readonly board: string;
  readonly moves: readonly string[];
}

const CASES: readonly Case[] = [
  {
    rule: 'a capture goes before a quiet move',
    variant: 'russian',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . b . . . .
            . . w . . . w .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['c3:e5(d4)'],
  },
  {
    rule: 'men capture backward in the Russian game',
    variant: 'russian',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . w . . . . .
            . b . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['c5:a3(b4)'],
  },
  {
    rule: 'and do not in English',
    variant: 'english',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . w . . . . .
            . b . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['14-10', '14-9'],
  },
  {
    rule: 'a man crowned in passing goes on as a king (Russian)',
    variant: 'russian',
    board: `. . . . . . . .
            . . b . . . . .
            . w . . . b . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['b6:g5(c7,f6)=K', 'b6:h4(c7,f6)=K'],
  },
  {
    rule: 'a man that passes the last row stays a man (Brazilian)',
    variant: 'brazilian',
    board: `. . . . . . . .
            . . b . b . . .
            . w . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['b6:f6(c7,e7)'],
  },
  {
    rule: 'the Turkish strike: captured pieces stand until the end and bar the way (Russian)',
    variant: 'russian',
    turn: 'black',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . w . . . w .
            . . . . . . . .
            . . . . w . . .
            . w . . . w . .
            . . . . B . . .`,
    moves: ['e1:a1(b2,f2,g5)', 'e1:f4(b2,c5,e3,f2,g5)'],
  },
  {
    rule: 'a king lands where it can go on capturing (Russian)',
    variant: 'russian',
    board: `. . . . . . . .
            . . . . . . . .
            . b . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . b . . . . .
            . . . . . . . .
            W . . . . . . .`,
    moves: ['a1:a7(b6,c3)'],
  },
  {
    rule: 'any capture may be chosen (Russian)',
    variant: 'russian',
    board: `. . . . . . . .
            . . . . . . . .
            . . . b . . . .
            . . . . . . . .
            . b . b . . . .
            . . w . . . . .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['c3:a5(b4)', 'c3:c7(d4,d6)'],
  },
  {
    rule: 'as many pieces as possible (international)',
    variant: 'international',
    board: `. . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . b . . .
            . . . . . . . . . .
            . . . . b . b . . .
            . . . . . w . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .`,
    moves: ['33x13(19,29)'],
  },
  {
    rule: 'captures straight up the board (Frisian)',
    variant: 'frisian',
    board: `. . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . b . . . .
            . . . . . . . . . .
            . . . . . w . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .`,
    moves: ['33x13(23)'],
  },
  {
    rule: 'of captures worth the same, the king captures (Frisian)',
    variant: 'frisian',
    board: `. . . . . . . . . .
            . . b . . . . . . .
            . w . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . w . . . . .
            . . . . . . . . . .
            . . b . . . . . . .
            . . . . . . . . . .
            W . . . . . . . . .`,
    moves: ['46x32(37)'],
  },
  {
    rule: 'a king is worth less than two men (Frisian)',
    variant: 'frisian',
    board: `. . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . b .
            . . . . . . . . . .
            . . . . B . b . . .
            . . . . . w . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .`,
    moves: ['33x15(20,29)'],
  },
  {
    rule: 'crowning ends the move (English)',
    variant: 'english',
    board: `. . . . . . . .
            . . b . b . . .
            . w . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['9x2(6)=K'],
  },
  {
    rule: 'a man that passes the last row stays a man (pool)',
    variant: 'pool',
    board: `. . . . . . . .
            . . b . b . . .
            . w . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['9x11(6,7)'],
  },
  {
    rule: 'men do not take kings (Italian)',
    variant: 'italian',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . B . . .
            . . . w . . . .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['22-18'],
  },
  {
    rule: 'a king captures before a man (Czech)',
    variant: 'czech',
    board: `. . . . . . . .
            b . . . . . . .
            . b . . . . . .
            w . . . w . . .
            . . . . . . . .
            . . b . . . . .
            . . . . . . . .
            W . . . . . . .`,
    moves: ['a1:d4(c3)'],
  },
  {
    rule: 'a king lands right behind (Thai)',
    variant: 'thai',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . b . . . . .
            . . . . . . . .
            W . . . . . . .`,
    moves: ['29x18(22)'],
  },
  {
    rule: 'men capture sideways (Turkish)',
    variant: 'turkish',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . w b . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['d4:f4(e4)'],
  },
  {
    rule: 'a king does not turn straight back (Turkish)',
    variant: 'turkish',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . b . W . b . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['d4:a4(b4)', 'd4:g4(f4)', 'd4:h4(f4)'],
  },
  {
    rule: 'men go diagonally as well (Armenian)',
    variant: 'armenian',
    board: `. . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . w . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .`,
    moves: ['d4-c4', 'd4-c5', 'd4-d5', 'd4-e4', 'd4-e5'],
  },
];

describe('a drawn board', () => {
  test.each(CASES)('$rule', ({ variant: id, turn = 'white', board, moves }) => {
    const variant = variantOf(id);
    const made = legalMoves(variant, drawn(variant, turn, board)).map((move) => moveText(variant, move));
    expect(made.sort()).toEqual(moves.toSorted());
  });
});

describe('in Bashni', () => {
  const bashni = variantOf('bashni');
  const before = drawn(
    bashni,
    'white',
    `.   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .
            .   .   .   .   .   bbw .   .
            .   .   .   .   .   .   .   .
            .   .   .   Bw  .   .   .   .
            .   .   wb  .   .   .   .   .
            .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .`,
  );

  test('the commander of a jumped tower goes to the bottom with its rank, and frees who stood below', () => {
    const [move, ...others] = legalMoves(bashni, before);
    const after = `.    .    .    .    .    .    .    .
            .    .    .    .    .    .    wbBb .
            .    .    .    .    .    bw   .    .
            .    .    .    .    .    .    .    .
            .    .    .    w    .    .    .    .
            .    .    .    .    .    .    .    .
            .    .    .    .    .    .    .    .
            .    .    .    .    .    .    .    .`;
    expect(others).toEqual([]);
    expect(positionText(play(bashni, before, move!))).toBe(positionText(drawn(bashni, 'black', after)));
  });
});

test('a king that has made three moves in a row rests while its side has a man (Frisian)', () => {
  const frisian = variantOf('frisian');
  const board = drawn(
    frisian,
    'white',
    `. b . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . w
            . . . . . . . . . .
            . . . . . . . . . .
            W . . . . . . . . .`,
  );
  const tired = { ...board, kingRuns: { white: { square: 45, moves: 3 }, black: null } };
  const texts = (position: typeof board) =>
    legalMoves(frisian, position).map((move) => moveText(frisian, move));
  expect(texts(board).some((text) => text.startsWith('46-'))).toBe(true);
  expect(texts(tired)).toEqual(['35-30']);
});
