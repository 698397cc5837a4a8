/** When two routes are one and the same move. */
import type { Move, Square } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';

/** Whether the same squares are captured; in Bashni also in the same order, because that makes another tower. */
export const sameTaken = (variant: Variant, some: readonly Square[], others: readonly Square[]): boolean => {
  const inOrder = (squares: readonly Square[]): readonly Square[] =>
    variant.captured === 'joins-tower' ? squares : squares.toSorted((a, b) => a - b);
  const expected = inOrder(others);
  return some.length === others.length && inOrder(some).every((square, index) => square === expected[index]);
};

/** Whether two routes end in the same position. */
export const sameMove = (variant: Variant, a: Move, b: Move): boolean =>
  a.from === b.from && a.to === b.to && a.promotes === b.promotes && sameTaken(variant, a.taken, b.taken);
