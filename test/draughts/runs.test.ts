/** A tower's pieces from the top down, equal neighbors together. */
import { expect, test } from 'vitest';
import type { Piece } from '../../src/draughts/types.ts';
import { runsOf } from '../../src/draughts/piece.ts';

/** `w` and `b` are men, `W` and `B` kings. */
const pieceOf = (letter: string): Piece => ({
  color: letter.toLowerCase() === 'w' ? 'white' : 'black',
  role: letter === letter.toLowerCase() ? 'man' : 'king',
});
const letterOf = ({ color, role }: Piece): string =>
  role === 'king' ? color.charAt(0).toUpperCase() : color.charAt(0);

test.each([
  ['w', '1w'],
  ['wb', '1w 1b'],
  ['bww', '1b 2w'],
  ['wwwbbbbw', '3w 4b 1w'],
  ['Wbb', '1W 2b'],
  ['WWb', '2W 1b'],
  ['bwWwB', '1b 1w 1W 1w 1B'],
])('%s is %s', (letters, listed) => {
  const [top, ...below] = letters.split('').map(pieceOf);
  const runs = runsOf([top!, ...below]);
  expect(runs.map(({ piece, count }) => `${count}${letterOf(piece)}`).join(' ')).toBe(listed);
});
