/** The text board contains every piece: the test reads it back square by square. */
import { expect, test } from 'vitest';
import { boardOf } from '../../../src/draughts/geometry.ts';
import { lastPosition, startLine } from '../../../src/draughts/line.ts';
import type { Color } from '../../../src/draughts/types.ts';
import { VARIANT_IDS, variantOf } from '../../../src/draughts/variants.ts';
import { inShape, linePicture, textBoard } from '../../../src/views/board/shape.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { textOn } from '../../../src/views/screen/screen.ts';
import { lineBy } from '../../notation/playout.ts';

const LETTERS: Readonly<Record<string, readonly [Color, 'man' | 'king']>> = {
  w: ['white', 'man'],
  W: ['white', 'king'],
  b: ['black', 'man'],
  B: ['black', 'king'],
};

test.each(VARIANT_IDS)('%s can be read back unchanged, from either side', (id) => {
  const variant = variantOf(id);
  const board = boardOf(variant);
  const position = lastPosition(lineBy(id, 30, [3, 1, 4, 1, 5]));
  for (const bottom of ['white', 'black'] as const)
    for (const style of ['algebraic', 'numeric'] as const) {
      const lines = textBoard({ variant, position, style }, bottom).split('\n').slice(1, -1);
      const ranks = style === 'numeric' ? lines.slice(1, -1) : lines.slice(0, -1);
      expect(ranks).toHaveLength(board.size);
      expect(new Set(lines.map((line) => line.length)).size).toBe(1);
      for (const [square, { row, column }] of board.squares.entries()) {
        const [at, across] =
          bottom === 'white' ? [row, column] : [board.size - 1 - row, board.size - 1 - column];
        const cell = ranks[at]!.slice(3 * (across + 1), 3 * (across + 2)).trim();
        const tower = position.board[square];
        const [top] = tower ?? [];
        expect(cell === '.' ? undefined : LETTERS[cell[0]!]).toEqual(top && [top.color, top.role]);
        expect(Number(cell.slice(1) || '1')).toBe(tower?.length ?? 1);
      }
    }
});

test('under a text board, a screen reader finds the pieces by their squares', () => {
  const say = sayIn('en-US');
  const line = startLine(variantOf('russian'));
  const setting = { variant: line.variant, position: lastPosition(line), style: 'algebraic' } as const;
  const shown = (board: 'text' | 'both'): string =>
    textOn({
      blocks: inShape(say, linePicture(say, line, 'algebraic'), setting, 'white', { board }),
      notifies: [],
    });
  expect(shown('text')).toContain('-# White’s men: a1, a3, b2, c1, c3, d2, e1, e3, f2, g1, g3, h2.');
  expect(shown('text')).toContain('-# Black’s men: a7, b6, b8, ');
  expect(shown('both')).not.toContain('men: ');
});
