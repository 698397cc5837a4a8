/** Evaluates by the values of pieces and squares; there are no learned weights. */
import { weight } from '../weights';
import { code, squares, TAKEN } from './position';

/** The weights are the values of each square's contents. */
export function evaluate(p: usize): i32 {
  let score = 0;
  for (let square = 0; square < squares; square++) score += weight(square * TAKEN + code(p, square));
  return score;
}
