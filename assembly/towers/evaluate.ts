/**
 * The evaluations of Bashni: by learned weights for the blocks of commanding men and for each kind
 * of tower, or by the values of pieces and squares.
 */
import { ROAD } from '../board/shape';
import { sumOfBlocks } from '../dark/blocks';
import { count, squareOf } from '../dark/squares';
import { blend, hasKing } from '../dark/terms';
import { formation } from '../small/formation';
import { isLearned, weight } from '../weights';
import { commanderIsKing, kings, me, ownCount, ownedKings } from './position';
import { prisonerKings, prisoners, them, tower } from './position';

export function evaluate(p: usize): i32 {
  return isLearned ? byWeights(p) : worthOf(p, me(p), false) - worthOf(p, them(p), true);
}

/**
 * A tower's own pieces are a reserve. Its prisoners count against it, because the next capture
 * frees one.
 */
const RESERVE = 45;
const ROYAL_RESERVE = 30;
const PRISONER = 18;

/** The weights are the values of a man on each square, and of a king. */
function worthOf(p: usize, pieces: u32, isFlipped: bool): i32 {
  let score = 0;
  for (let rest = pieces; rest != 0; rest &= rest - 1) {
    const square = squareOf(rest);
    const one = tower(p, square);
    const isKing = ((kings(p) >> square) & 1) != 0;
    score += isKing ? weight(32) : weight(isFlipped ? 31 - square : square);
    score += RESERVE * (ownCount(one) - 1) + ROYAL_RESERVE * count(ownedKings(one) >> 1);
    score -= PRISONER * prisoners(one);
  }
  return score;
}

/** One to four or more own pieces in a tower, and zero to three or more prisoners. */
const RUNS = 4;
const CELLS = 4;
const PLAIN = 6;
const TERMS = PLAIN + 2 * RUNS * CELLS;

/** By the commander's rank, and by the numbers of the owner's pieces and of prisoners. */
function kindOf(one: u32): i32 {
  const run = (i32(commanderIsKing(one)) * RUNS + min(ownCount(one), RUNS) - 1) * CELLS;
  return run + min(prisoners(one), CELLS - 1);
}

function sumOfTowers(p: usize, pieces: u32, sign: i32): i32 {
  let both = 0;
  for (let rest = pieces; rest != 0; rest &= rest - 1) {
    const one = tower(p, squareOf(rest));
    both +=
      sign * weight(PLAIN + kindOf(one)) +
      sign * weight(4) * count(ownedKings(one) >> 1) +
      sign * weight(5) * count(prisonerKings(one));
  }
  return both;
}

function byWeights(p: usize): i32 {
  const mine = me(p);
  const other = them(p);
  const crowned = kings(p);
  let both =
    weight(0) +
    sumOfTowers(p, mine, 1) +
    sumOfTowers(p, other, -1) +
    weight(2) * formation(mine & ~crowned, other & ~crowned, ~(mine | other)) +
    sumOfBlocks(TERMS, mine & ~crowned, other & ~crowned);
  if (crowned != 0) {
    both += weight(1) * hasKing(mine & crowned, other & crowned);
    both += weight(3) * hasKing(mine & crowned & ROAD, other & crowned & ROAD);
  }
  return blend(both, count(mine | other));
}
