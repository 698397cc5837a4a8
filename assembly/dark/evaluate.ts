/** The evaluations of 8x8 and 10x10 games, by learned weights or by the value of pieces. */
import { formation } from '../board/formation';
import { Bits, ROAD } from '../board/shape';
import { FLYING, has } from '../facts';
import { goal } from '../tree';
import { isLearned, weight } from '../weights';
import { sumOfBlocks } from './blocks';
import { network } from './network';
import { kings, me, them } from './position';
import { count, IS_LARGE, SQUARES, squareOf } from './squares';
import { blend, hasKing } from './terms';

export function evaluate(p: usize): i32 {
  return isLearned ? byWeights(me(p), them(p), kings(p)) : byWorth(me(p), them(p), kings(p));
}

/** The weights are the values of a man on each square, a king, and a man that can move (8x8). */
function byWorth(mine: Bits, others: Bits, crowned: Bits): i32 {
  const own = mine & ~crowned;
  const theirs = others & ~crowned;
  let score = weight(SQUARES) * (count(mine & crowned) - count(others & crowned));
  for (let rest = own; rest != 0; rest &= rest - 1) score += weight(squareOf(rest));
  for (let rest = theirs; rest != 0; rest &= rest - 1) score -= weight(SQUARES - 1 - squareOf(rest));
  return IS_LARGE ? score : score + weight(SQUARES + 1) * formation(own, theirs, ~(mine | others));
}

const TERMS = 6;

function byWeights(all: Bits, others: Bits, crowned: Bits): i32 {
  const own = all & ~crowned;
  const theirs = others & ~crowned;
  const mine = all & crowned;
  const rivals = others & crowned;
  let both =
    weight(0) +
    weight(1) * (count(own) - count(theirs)) +
    weight(4) * formation(own, theirs, ~(all | others)) +
    sumOfBlocks(TERMS, own, theirs);
  if (crowned != 0) {
    both +=
      weight(2) * (count(mine) - count(rivals)) +
      weight(3) * hasKing(mine, rivals) +
      weight(5) * hasKing(mine & ROAD, rivals & ROAD);
  }
  const score = blend(both, count(all | others)) / divisorOf(all, others, crowned);
  return score + network(own, theirs, mine, rivals);
}

/** With at most this many pieces and kings on both sides, a win is unlikely. */
const FEW = IS_LARGE ? 4 : 6;

/**
 * The divisor of a learned score. With flying kings on both sides and few pieces, most games are
 * drawn, even if one side has more pieces. This is not true if the goal is to lose.
 */
function divisorOf(all: Bits, others: Bits, crowned: Bits): i32 {
  if (goal < 0 || !has(FLYING) || (all & crowned) == 0 || (others & crowned) == 0) return 1;
  const own = count(all);
  const theirs = count(others);
  if (own + theirs <= 4) return 4;
  return own + theirs <= FEW || (own + theirs <= 12 && abs(own - theirs) <= 1) ? 2 : 1;
}
