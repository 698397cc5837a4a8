/** The evaluations of the 8x8 games: by learned weights, or by the worth of pieces and squares. */
import { lookAtBlocks, sumOfBlocks } from '../blocks';
import { divisorOf } from '../dark/pieces';
import { kings, me, them } from '../dark/position';
import { count } from '../dark/squares';
import { blend, isLearned, term, weight } from '../weights';
import { MAIN_ROAD } from './ground';

export function evaluate(p: usize): i32 {
  return isLearned ? byWeights(me(p), them(p), kings(p)) : byWorth(me(p), them(p), kings(p));
}

/** The rows whose number, from the mover's edge, has its lowest, second and third bit set. */
const ROWS_1: u32 = 0xf0f0f0f0;
const ROWS_2: u32 = 0xff00ff00;
const ROWS_4: u32 = 0xffff0000;
const FIRST_ROW: u32 = 0x0000000f;
const LAST_ROW: u32 = 0xf0000000;
const CENTER: u32 = 0x00666600;

function rowsOf(men: u32, flipped: u32): i32 {
  return (
    count(men & (ROWS_1 ^ flipped)) +
    2 * count(men & (ROWS_2 ^ flipped)) +
    4 * count(men & (ROWS_4 ^ flipped))
  );
}

/** The words are the worth of a man, a king, a row, a guard, a central man, and a mobile man. */
function byWorth(mine: u32, others: u32, crowned: u32): i32 {
  const own = mine & ~crowned;
  const theirs = others & ~crowned;
  return (
    weight(0) * (count(own) - count(theirs)) +
    weight(1) * (count(mine & crowned) - count(others & crowned)) +
    weight(2) * (rowsOf(own, 0) - rowsOf(theirs, 0xffffffff)) +
    weight(3) * (count(own & FIRST_ROW) - count(theirs & LAST_ROW)) +
    weight(4) * (count(own & CENTER) - count(theirs & CENTER)) +
    weight(5) * mobile(own, theirs, ~(mine | others))
  );
}

/** The men with an empty square in front of them. */
export function mobile(own: u32, theirs: u32, empty: u32): i32 {
  const above = (empty >> 4) | ((empty >> 3) & 0x0e0e0e0e) | ((empty >> 5) & 0x00707070);
  const below = (empty << 4) | ((empty << 3) & 0x70707070) | ((empty << 5) & 0x0e0e0e00);
  return count(own & above) - count(theirs & below);
}

function sign(squares: u32): i32 {
  return squares == 0 ? 0 : 1;
}

export function hasKing(mine: u32, others: u32): i32 {
  return sign(mine) - sign(others);
}

export function onRoad(mine: u32, others: u32): i32 {
  return hasKing(mine & MAIN_ROAD, others & MAIN_ROAD);
}

const TERMS = 6;
export const FULL = 24;
/** With so few pieces and kings on both sides, a win is unlikely. */
const FEW = 6;

function byWeights(all: u32, others: u32, crowned: u32): i32 {
  const own = all & ~crowned;
  const theirs = others & ~crowned;
  let both =
    weight(0) +
    weight(1) * (count(own) - count(theirs)) +
    weight(4) * mobile(own, theirs, ~(all | others)) +
    sumOfBlocks(TERMS, own, theirs);
  const pieces = count(all | others);
  if (crowned == 0) return blend(both, pieces, FULL);
  const mine = all & crowned;
  const rivals = others & crowned;
  both +=
    weight(2) * (count(mine) - count(rivals)) +
    weight(3) * hasKing(mine, rivals) +
    weight(5) * onRoad(mine, rivals);
  const score = blend(both, pieces, FULL);
  return score / divisorOf(all, others, crowned, FEW);
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
  term(4, mobile(own, theirs, ~(me(p) | them(p))));
  term(5, onRoad(mine, rivals));
  lookAtBlocks(own, theirs);
  return count(me(p) | them(p)) | (divisorOf(me(p), them(p), kings(p), FEW) << 8);
}
