/** The plain evaluation of the 8x8 games: material, advance, guards, centre and mobility, by counting bits. */
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { count } from '../ground/bits.ts';
import type { Evaluate } from '../search/tree.ts';
import { above, below } from './terms.ts';
import { worthOf } from './worth.ts';

const { stack } = shared;

/** The rows whose number has its lowest, second and third bit set, as counted from the own edge. */
const ROWS_1 = 0xf0f0f0f0 | 0;
const ROWS_2 = 0xff00ff00 | 0;
const ROWS_4 = 0xffff0000 | 0;
const FIRST_ROW = 0x0000000f;
const LAST_ROW = 0xf0000000 | 0;
/** The eight squares in the middle (c3 to f6). */
const CENTRE = 0x00666600;

/** The evaluation of an 8x8 variant. */
export function smallEvaluate(variant: Variant): Evaluate {
  const { man, king, row, guard, centre, mobile } = worthOf(variant);
  return (position) => {
    const me = stack[position]!;
    const them = stack[position + 1]!;
    const crowned = stack[position + 2]!;
    const empty = ~(me | them);
    const own = me & ~crowned;
    const theirs = them & ~crowned;
    let score = man * (count(own) - count(theirs));
    if (crowned !== 0) score += king * (count(me & crowned) - count(them & crowned));
    score += row * (climbed(own) - fallen(theirs));
    score += guard * (count(own & FIRST_ROW) - count(theirs & LAST_ROW));
    score += centre * (count(own & CENTRE) - count(theirs & CENTRE));
    return score + mobile * (count(own & above(empty)) - count(theirs & below(empty)));
  };
}

const climbed = (men: number): number =>
  count(men & ROWS_1) + 2 * count(men & ROWS_2) + 4 * count(men & ROWS_4);
const fallen = (men: number): number =>
  count(men & ~ROWS_1) + 2 * count(men & ~ROWS_2) + 4 * count(men & ~ROWS_4);
