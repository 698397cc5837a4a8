/** When two routes are one and the same move. */
import type { Move, Square } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';

/** Equal for the same captured squares; in Bashni also in the same order, because that makes another tower. */
const takenKey = ({ captured }: Variant, taken: readonly Square[]): string =>
  (captured === 'joins-tower' ? taken : taken.toSorted((a, b) => a - b)).join(' ');

/** Equal for routes that end in the same position. */
export const moveKey = (variant: Variant, { from, to, promotes, taken }: Move): string =>
  `${from} ${to} ${promotes} ${takenKey(variant, taken)}`;

/** Whether the squares that a move captures, each once, are those in another list; in Bashni in the same order. */
export const sameTaken = (
  { captured }: Variant,
  taken: readonly Square[],
  listed: readonly Square[],
): boolean =>
  taken.length === listed.length &&
  taken.every((square, at) => (captured === 'joins-tower' ? square === listed[at] : listed.includes(square)));

/** Whether two routes end in the same position. */
export const sameMove = (variant: Variant, a: Move, b: Move): boolean =>
  a.from === b.from && a.to === b.to && a.promotes === b.promotes && sameTaken(variant, a.taken, b.taken);
