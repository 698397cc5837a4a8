/** The plain evaluation of the 10x10 games: what each man is worth where it stands, and kings. */
import { board } from '../../draughts/numeric/large/board.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { count, placeOf } from '../ground/bits.ts';
import type { Evaluate } from '../search/tree.ts';
import { manOnBits } from './squares.ts';
import { worthOf } from './worth.ts';

const { stack } = shared;
const { LIMB } = board;

/** The evaluation of a 10x10 variant. */
export function largeEvaluate(variant: Variant): Evaluate {
  const { king } = worthOf(variant);
  const own = manOnBits(variant);
  const theirs = own.toReversed();
  return (position) => {
    const meLo = stack[position]!;
    const meHi = stack[position + 1]!;
    const themLo = stack[position + 2]!;
    const themHi = stack[position + 3]!;
    const kingsLo = stack[position + 4]!;
    const kingsHi = stack[position + 5]!;
    let score =
      sum(own, meLo & ~kingsLo, 0) +
      sum(own, meHi & ~kingsHi, LIMB) -
      sum(theirs, themLo & ~kingsLo, 0) -
      sum(theirs, themHi & ~kingsHi, LIMB);
    if ((kingsLo | kingsHi) !== 0) {
      score +=
        king *
        (count(meLo & kingsLo) + count(meHi & kingsHi) - count(themLo & kingsLo) - count(themHi & kingsHi));
    }
    return score;
  };
}

function sum(table: Int32Array, bits: number, base: number): number {
  let total = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) total += table[base + placeOf(rest & -rest)]!;
  return total;
}
