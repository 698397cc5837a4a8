/** Boards that are drawn, a rule each, with all moves that may be made there. */
import type { Color } from '../../src/draughts/types.ts';
import type { VariantId } from '../../src/draughts/variants.ts';

interface Case {
  readonly rule: string;
  readonly variant: VariantId;
  readonly turn?: Color;
  readonly board: string;
  readonly moves: readonly string[];
}

export const CASES: readonly Case[] = [
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
