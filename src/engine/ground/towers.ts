/** The board functions of Bashni; words as in `numeric/towers/board.ts`. */
import type { Core } from '../../draughts/numeric/core.ts';
import { board } from '../../draughts/numeric/towers/board.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { mixed, placeOf } from './bits.ts';
import { byListing, type Ground } from './ground.ts';
import { captureMove, material, quietMove } from './small.ts';

const { stack } = shared;
const { KINGS, ME, MOVE, THEM, TOWERS } = board;

export const towerGround = (variant: Variant, core: Core): Ground => ({
  ...core,
  variant,
  moveOf: (position, successor) =>
    isCapture(position, successor)
      ? captureMove(stack[successor + MOVE]!)
      : quietMove(stack[position + ME]!, stack[successor + ME]!),
  isCapture,
  isQuietKing: (position, successor) =>
    !isCapture(position, successor) &&
    (stack[position + ME]! & ~stack[successor + ME]! & stack[position + KINGS]!) !== 0,
  ...byListing(core, isCapture),
  hasKings: (position) => stack[position + KINGS] !== 0,
  material,
  hash: (position) => keyOf(1, position),
  lock: (position) => keyOf(2, position),
});

/** A capture changes the opponent's commanders or lowers one of the opponent's towers. */
function isCapture(position: number, successor: number): boolean {
  const them = stack[position + THEM]!;
  if (stack[successor + THEM] !== them) return true;
  for (let rest = them; rest !== 0; rest &= rest - 1) {
    const square = TOWERS + placeOf(rest & -rest);
    if (stack[successor + square] !== stack[position + square]) return true;
  }
  return false;
}

/** Makes equal towers on two squares different words (the golden ratio). */
const SPREAD = 0x9e3779b1;

function keyOf(seed: number, position: number): number {
  let key = mixed(seed, stack[position + ME]!);
  for (let rest = stack[position + ME]! | stack[position + THEM]!; rest !== 0; rest &= rest - 1) {
    const square = placeOf(rest & -rest);
    key = mixed(key, stack[position + TOWERS + square]! + Math.imul(square, SPREAD));
  }
  return key;
}
