/** The position a game begins from, by the facts of its variant. */
import { boardOf } from './geometry.ts';
import { single } from './piece.ts';
import type { Position, Tower } from './types.ts';
import type { Variant } from './variant.ts';

/** The start of the variant: its rows of men, White to move. */
export function startPosition(variant: Variant): Position {
  const { squares, size } = boardOf(variant);
  const board = squares.map(({ row }): Tower | null => {
    if (variant.menRows.includes(size - row)) return single('white', 'man');
    if (variant.menRows.includes(row + 1)) return single('black', 'man');
    return null;
  });
  return variant.kingRunLimit === null
    ? { turn: 'white', board }
    : { turn: 'white', board, kingRuns: { white: null, black: null } };
}
