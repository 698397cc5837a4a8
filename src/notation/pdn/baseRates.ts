/** How usual the variants are among games that do not say which one they are: natural logarithms of chances. */
import { boardOf } from '../../draughts/geometry.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { conventionOf } from './gameType.ts';
import type { Trial, Written } from './trial.ts';

/** How usual: games with named squares, games with numbers from 1 to 32 or 64, and positions in such numbers without a move. */
export const BASE_RATES: Readonly<
  Record<VariantId, { readonly named: number; readonly numbered: number; readonly bare: number }>
> = {
  russian: { named: 0, numbered: -2, bare: -1 },
  poddavki: { named: -6, numbered: -8, bare: -7 },
  bashni: { named: -7, numbered: -9, bare: -9 },
  international: { named: -6, numbered: 0, bare: 0 },
  brazilian: { named: -3.5, numbered: -2.5, bare: -2.5 },
  antidraughts: { named: -9, numbered: -6, bare: -6 },
  frisian: { named: -8, numbered: -3, bare: -3 },
  frysk: { named: -9, numbered: -6, bare: -6 },
  breakthrough: { named: -9, numbered: -7, bare: -7 },
  english: { named: -7, numbered: 0, bare: 0 },
  pool: { named: -8, numbered: -4, bare: -3.5 },
  italian: { named: -6, numbered: 0, bare: -2 },
  spanish: { named: -6, numbered: 0, bare: -2 },
  czech: { named: -4, numbered: -4, bare: -3.5 },
  thai: { named: -8, numbered: -4.5, bare: -4 },
  canadian: { named: -6, numbered: 0, bare: 0 },
  turkish: { named: -0.5, numbered: -1, bare: -1 },
  armenian: { named: -6, numbered: -6, bare: -6 },
};

/** Counted from a corner that is not the variant's own. */
const OTHER_CORNER = -3;
/** Pieces on the upper part of a larger board only. */
const HALF_EMPTY = -4;
/** So many squares smaller boards have. */
const SMALLER = [32, 50] as const;

/** What speaks against a larger board in a position without a move: that a smaller one would hold it. */
export const emptiness = ({ steps, highest, isNumeric }: Written, variant: Variant): number => {
  const { length } = boardOf(variant).squares;
  const isHalfEmpty = SMALLER.some((squares) => length > squares && highest <= squares);
  return isNumeric && steps.length === 0 && isHalfEmpty ? HALF_EMPTY : 0;
};

/** How usual games of a variant are that are written so. */
export const usualness = (written: Written, { convention }: Trial): number => {
  const { isNumeric, steps } = written;
  const { variant } = convention;
  const { named, numbered, bare } = BASE_RATES[variant.id];
  if (!isNumeric) return named;
  if (steps.length === 0) return bare + emptiness(written, variant);
  const isOwn = variant.size > 8 || convention.corner === conventionOf(variant).corner;
  return numbered + (isOwn ? 0 : OTHER_CORNER);
};
