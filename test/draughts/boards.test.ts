/** One drawn board for each special rule, as a player would set it up to ask about the rule. */
import { expect, test } from 'vitest';
import { legalMoves } from '../../src/draughts/moves.ts';
import { play } from '../../src/draughts/position.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { drawn, drawnCases, moveText, positionText } from './board.ts';

test.each(drawnCases('moves'))('$what', ({ variant, position, expected }) => {
  const made = legalMoves(variant, position).map((move) => moveText(variant, move));
  expect(made.sort()).toEqual(expected.toSorted());
});

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

test('in Bashni, the top piece of a jumped tower moves to the bottom, keeps its rank, and frees the piece below', () => {
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

test('a king that has made three moves in a row can’t move again while its side has a man (Frisian)', () => {
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
