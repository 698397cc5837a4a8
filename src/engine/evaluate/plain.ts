/** The plain evaluation of the games on the plain board, square by square. */
import { boardOf } from '../../draughts/geometry.ts';
import { codes } from '../../draughts/numeric/plain/rules.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Evaluate } from '../search/tree.ts';
import { manOnSquares } from './squares.ts';
import { worthOf } from './worth.ts';

const { stack } = shared;
const CODES = 5;

/** The evaluation of any variant without towers. */
export function plainEvaluate(variant: Variant): Evaluate {
  const { king } = worthOf(variant);
  const own = manOnSquares(variant);
  const squares = boardOf(variant).squares.length;
  const table = new Int32Array(squares * CODES);
  for (let square = 0; square < squares; square += 1) {
    table[square * CODES + codes.OWN_MAN] = own[square]!;
    table[square * CODES + codes.OWN_KING] = king;
    table[square * CODES + codes.THEIR_MAN] = -own[squares - 1 - square]!;
    table[square * CODES + codes.THEIR_KING] = -king;
  }
  return (position) => {
    let score = 0;
    for (let i = 0; i < squares; i += 1) score += table[i * CODES + stack[position + 1 + i]!]!;
    return score;
  };
}
