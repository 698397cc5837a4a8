/**
 * The evaluations of Bashni: by learned weights of the blocks of commanding men and of the kind of
 * each tower, or by the worth of pieces and squares.
 */
import { lookAtBlocks, sumOfBlocks } from '../blocks';
import { count, squareOf } from '../dark/squares';
import { FULL, hasKing, mobile, onRoad } from '../small/evaluate';
import { blend, isLearned, term, TERM, weight } from '../weights';
import {
  commanderIsKing,
  kings,
  me,
  ownCount,
  ownedKings,
  prisonerKings,
  prisoners,
  them,
  tower,
} from './position';

export function evaluate(p: usize): i32 {
  return isLearned ? byWeights(p) : worthOf(p, me(p), false) - worthOf(p, them(p), true);
}

/**
 * A tower's own pieces are a reserve; prisoners count against it, because the next capture frees a
 * prisoner.
 */
const RESERVE = 45;
const ROYAL_RESERVE = 30;
const PRISONER = 18;

/** The words are the worth of a man on each square, and a king's. */
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

/** One to four or more own pieces, and none to three or more prisoners. */
const RUNS = 4;
const CELLS = 4;
const PLAIN = 6;
const TERMS = PLAIN + 2 * RUNS * CELLS;

/** By the commander's rank, the owner's pieces, and the prisoners. */
function kindOf(one: u32): i32 {
  const run = (i32(commanderIsKing(one)) * RUNS + min(ownCount(one), RUNS) - 1) * CELLS;
  return run + min(prisoners(one), CELLS - 1);
}

function sumOfTowers(p: usize, pieces: u32): i32 {
  let both = 0;
  for (let rest = pieces; rest != 0; rest &= rest - 1) {
    const one = tower(p, squareOf(rest));
    both += weight(PLAIN + kindOf(one));
    both += weight(4) * count(ownedKings(one) >> 1) + weight(5) * count(prisonerKings(one));
  }
  return both;
}

function byWeights(p: usize): i32 {
  const mine = me(p);
  const other = them(p);
  const crowned = kings(p);
  let both =
    weight(0) +
    sumOfTowers(p, mine) -
    sumOfTowers(p, other) +
    weight(2) * mobile(mine & ~crowned, other & ~crowned, ~(mine | other)) +
    sumOfBlocks(TERMS, mine & ~crowned, other & ~crowned);
  if (crowned != 0) {
    both += weight(1) * hasKing(mine & crowned, other & crowned);
    both += weight(3) * onRoad(mine & crowned, other & crowned);
  }
  return blend(both, count(mine | other), FULL);
}

function lookAtTowers(p: usize, pieces: u32, sign: i32): void {
  for (let rest = pieces; rest != 0; rest &= rest - 1) {
    const one = tower(p, squareOf(rest));
    add(PLAIN + kindOf(one), sign);
    add(4, sign * count(ownedKings(one) >> 1));
    add(5, sign * count(prisonerKings(one)));
  }
}

function add(n: i32, value: i32): void {
  term(n, load<i32>(TERM + 4 * n) + value);
}

/** Writes the features of a position; returns its pieces and, from bit 8, the score's divisor. */
export function look(p: usize): i32 {
  const mine = me(p);
  const other = them(p);
  const crowned = kings(p);
  for (let n = 0; n < TERMS; n++) term(n, 0);
  term(0, 1);
  term(1, hasKing(mine & crowned, other & crowned));
  term(2, mobile(mine & ~crowned, other & ~crowned, ~(mine | other)));
  term(3, onRoad(mine & crowned, other & crowned));
  lookAtTowers(p, mine, 1);
  lookAtTowers(p, other, -1);
  lookAtBlocks(mine & ~crowned, other & ~crowned);
  return count(mine | other) | (1 << 8);
}
