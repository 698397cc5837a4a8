/** When two routes are one and the same move. */
import type { Move, Square } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';

/** Equal for the same captured squares; in Bashni also in the same order, because that makes another tower. */
const takenKey = ({ captured }: Variant, taken: readonly Square[]): string =>
  (captured === 'joins-tower' ? taken : taken.toSorted((a, b) => a - b)).join(' ');

/** Equal for routes that end in the same position. */
export const moveKey = (variant: Variant, { from, to, promotes, taken }: Move): string =>
  `${from} ${to} ${promotes} ${takenKey(variant, taken)}`;

/** Whether the same squares are captured. */
export const sameTaken = (variant: Variant, some: readonly Square[], others: readonly Square[]): boolean =>
  some.length === others.length && takenKey(variant, some) === takenKey(variant, others);

/** Whether two routes end in the same position. */
export const sameMove = (variant: Variant, a: Move, b: Move): boolean =>
  a.from === b.from && a.to === b.to && a.promotes === b.promotes && sameTaken(variant, a.taken, b.taken);
