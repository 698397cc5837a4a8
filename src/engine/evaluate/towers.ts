/**
 * The plain evaluation of Bashni. A tower is worth what commands it, its owner's pieces below as a reserve that lives on
 * when the top is taken, and less for every prisoner: the next capture sets one free, and they are many where few
 * protect them.
 */
import { board, ownCount, ownedKings, prisoners } from '../../draughts/numeric/towers/board.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { count, placeOf } from '../ground/bits.ts';
import type { Evaluate } from '../search/tree.ts';
import { manOnBits } from './squares.ts';
import { worthOf } from './worth.ts';

const { stack } = shared;
const { KINGS, ME, THEM, TOWERS } = board;

/** For each of the owner's pieces below the top, for each king among them beside that, and for each prisoner. */
const RESERVE = 45;
const ROYAL_RESERVE = 30;
const PRISONER = 18;

/** The evaluation of Bashni. */
export function towerEvaluate(variant: Variant): Evaluate {
  const { king } = worthOf(variant);
  const own = manOnBits(variant);
  const theirs = own.toReversed();
  const side = (position: number, pieces: number, table: Int32Array): number => {
    let score = 0;
    for (let rest = pieces; rest !== 0; rest &= rest - 1) {
      const square = placeOf(rest & -rest);
      const tower = stack[position + TOWERS + square]!;
      const isKing = ((stack[position + KINGS]! >>> square) & 1) === 1;
      score += isKing ? king : table[square]!;
      score += depth(tower);
    }
    return score;
  };
  return (position) =>
    side(position, stack[position + ME]!, own) - side(position, stack[position + THEM]!, theirs);
}

/** What stands under the commander. */
const depth = (tower: number): number =>
  RESERVE * (ownCount(tower) - 1) +
  ROYAL_RESERVE * count(ownedKings(tower) >>> 1) -
  PRISONER * prisoners(tower);
