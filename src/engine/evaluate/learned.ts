/**
 * The learned evaluation of the 8x8 games: patterns (`regions.ts`) and a few terms (`terms.ts`), each with a weight for
 * a full board and one for an empty one, mixed by the number of pieces.
 */
import { shared } from '../../draughts/numeric/stack.ts';
import { count } from '../ground/bits.ts';
import type { Evaluate } from '../search/tree.ts';
import { BLOCK, BLOCKS, DIGITS, PATTERNS } from './regions.ts';
import { hasKingTerm, menTerm, mobileTerm, roadTerm, TERMS } from './terms.ts';

const { stack } = shared;

/** Pieces at the start of an 8x8 game. */
export const FULL = 24;

/** The weights in a file: for each term, then for each pattern of each block, of a full and of an empty board. */
export const WEIGHTS = 2 * (TERMS.length + BLOCKS.length * PATTERNS);

/** The evaluation by such weights, in hundredths of a man. Throws when there are too few or too many. */
export function learnedEvaluate(weights: Int16Array): Evaluate {
  if (weights.length !== WEIGHTS) throw new Error(`${weights.length} weights instead of ${WEIGHTS}`);
  const terms = weights.slice(0, 2 * TERMS.length);
  // Both weights in one word, so that one addition sums both; the lower half borrows from the upper, which is given
  // back when they are parted.
  const patterns = new Int32Array(BLOCKS.length * PATTERNS);
  for (let i = 0; i < patterns.length; i += 1) {
    const at = 2 * (TERMS.length + i);
    patterns[i] = ((weights[at]! << 16) + weights[at + 1]!) | 0;
  }
  return (position) => {
    const me = stack[position]!;
    const them = stack[position + 1]!;
    const crowned = stack[position + 2]!;
    const own = me & ~crowned;
    const theirs = them & ~crowned;
    let both = 0;
    for (let block = 0; block < BLOCKS.length; block += 1) {
      const first = BLOCKS[block]!;
      const pattern = DIGITS[(own >>> first) & BLOCK]! + 2 * DIGITS[(theirs >>> first) & BLOCK]!;
      both += patterns[block * PATTERNS + pattern]!;
    }
    const men = menTerm(own, theirs);
    const mobile = mobileTerm(own, theirs, ~(me | them));
    let full = ((both + 0x8000) >> 16) + terms[0]! + terms[2]! * men + terms[8]! * mobile;
    let bare = ((both << 16) >> 16) + terms[1]! + terms[3]! * men + terms[9]! * mobile;
    if (crowned !== 0) {
      const kings = count(me & crowned) - count(them & crowned);
      const hasKing = hasKingTerm(me & crowned, them & crowned);
      const road = roadTerm(me & crowned, them & crowned);
      full += terms[4]! * kings + terms[6]! * hasKing + terms[10]! * road;
      bare += terms[5]! * kings + terms[7]! * hasKing + terms[11]! * road;
    }
    const phase = count(me | them);
    return Math.trunc((full * phase + bare * (FULL - phase)) / FULL);
  };
}
