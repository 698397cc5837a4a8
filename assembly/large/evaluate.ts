/** The evaluations of the 10x10 games: by learned weights, or by the worth of pieces. */
import { lookAtBlocks, sumOfBlocks } from '../blocks';
import { divisorOf } from '../dark/pieces';
import { kings, me, them } from '../dark/position';
import { count, SQUARES, squareOf } from '../dark/squares';
import { blend, isLearned, term, weight } from '../weights';

const TERMS = 6;
const FULL = 40;
/** With so few pieces and kings on both sides, a win is unlikely. */
const FEW = 4;
/** The two left and the two right squares of each row. */
const LEFT: u64 = 0x6318c6318c63;
const RIGHT: u64 = 0x318c6318c6318;
/** The diagonal from the lower left (46) to the upper right (5). */
const ROAD: u64 = 0x2104208410821;

export function evaluate(p: usize): i32 {
  return isLearned ? byWeights(me(p), them(p), kings(p)) : byWorth(me(p), them(p), kings(p));
}

/** The words are the worth of a man on each square, and a king's. */
function byWorth(mine: u64, others: u64, crowned: u64): i32 {
  let score = weight(SQUARES) * (count(mine & crowned) - count(others & crowned));
  for (let rest = mine & ~crowned; rest != 0; rest &= rest - 1) score += weight(squareOf(rest));
  for (let rest = others & ~crowned; rest != 0; rest &= rest - 1) {
    score -= weight(SQUARES - 1 - squareOf(rest));
  }
  return score;
}

function lopsided(men: u64): i32 {
  return abs(count(men & LEFT) - count(men & RIGHT));
}

function hasKing(mine: u64, others: u64): i32 {
  return i32(mine != 0) - i32(others != 0);
}

function byWeights(all: u64, others: u64, crowned: u64): i32 {
  const own = all & ~crowned;
  const theirs = others & ~crowned;
  let both =
    weight(0) +
    weight(1) * (count(own) - count(theirs)) +
    weight(5) * (lopsided(own) - lopsided(theirs)) +
    sumOfBlocks(TERMS, own, theirs);
  const pieces = count(all | others);
  if (crowned == 0) return blend(both, pieces, FULL);
  const mine = all & crowned;
  const rivals = others & crowned;
  both +=
    weight(2) * (count(mine) - count(rivals)) +
    weight(3) * hasKing(mine, rivals) +
    weight(4) * hasKing(mine & ROAD, rivals & ROAD);
  return blend(both, pieces, FULL) / divisorOf(all, others, crowned, FEW);
}

/** Writes the features of a position; returns its pieces and, from bit 8, the score's divisor. */
export function look(p: usize): i32 {
  const mine = me(p) & kings(p);
  const rivals = them(p) & kings(p);
  const own = me(p) ^ mine;
  const theirs = them(p) ^ rivals;
  term(0, 1);
  term(1, count(own) - count(theirs));
  term(2, count(mine) - count(rivals));
  term(3, hasKing(mine, rivals));
  term(4, hasKing(mine & ROAD, rivals & ROAD));
  term(5, lopsided(own) - lopsided(theirs));
  lookAtBlocks(own, theirs);
  return count(me(p) | them(p)) | (divisorOf(me(p), them(p), kings(p), FEW) << 8);
}
