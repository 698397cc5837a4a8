/** The ground of Bashni; words as in `numeric/towers/board.ts`. */
import { board } from '../../draughts/numeric/towers/board.ts';
import { towerCore } from '../../draughts/numeric/towers/core.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { count, mixed, placeOf } from './bits.ts';
import { capturing } from './capturing.ts';
import type { Ground } from './ground.ts';

const { stack } = shared;
const { KINGS, ME, MOVE, THEM, TOWERS } = board;

/** The ground of the one game with towers. */
export function towerGround(variant: Variant): Ground {
  const { words, load, generate, turn, successorAt } = towerCore(variant);
  const { canCapture, isThreatened } = capturing({ words, generate, turn }, isCapture);
  return {
    words,
    load,
    generate,
    turn,
    successorAt,
    variant,
    moveOf,
    isCapture,
    isQuietKing: (position, successor) =>
      !isCapture(position, successor) &&
      (stack[position + ME]! & ~stack[successor + ME]! & stack[position + KINGS]!) !== 0,
    canCapture,
    isThreatened,
    hasKings: (position) => stack[position + KINGS] !== 0,
    material,
    hash: (position) => keyOf(1, position),
    lock: (position) => keyOf(2, position),
  };
}

/** A quiet move changes neither the opponent's commanders nor a tower of theirs; a capture lowers one of their towers. */
function isCapture(position: number, successor: number): boolean {
  const them = stack[position + THEM]!;
  if (stack[successor + THEM] !== them) return true;
  for (let rest = them; rest !== 0; rest &= rest - 1) {
    const square = TOWERS + placeOf(rest & -rest);
    if (stack[successor + square] !== stack[position + square]) return true;
  }
  return false;
}

function moveOf(position: number, successor: number): number {
  const before = stack[position + ME]!;
  const after = stack[successor + ME]!;
  if (isCapture(position, successor)) {
    const move = stack[successor + MOVE]!;
    return (move & 31) | ((move >>> 5) << 8);
  }
  return placeOf(before & ~after) | (placeOf(after & ~before) << 8);
}

function material(position: number): number {
  const me = stack[position + ME]!;
  const them = stack[position + THEM]!;
  const kings = stack[position + KINGS]!;
  return (
    count(me & ~kings) | (count(me & kings) << 8) | (count(them & ~kings) << 16) | (count(them & kings) << 24)
  );
}

/** Spreads the number of a square over a word, so that no two towers on two squares make the same word (a golden ratio). */
const SPREAD = 0x9e3779b1;

function keyOf(seed: number, position: number): number {
  let key = mixed(seed, stack[position + ME]!);
  for (let rest = stack[position + ME]! | stack[position + THEM]!; rest !== 0; rest &= rest - 1) {
    const square = placeOf(rest & -rest);
    key = mixed(key, stack[position + TOWERS + square]! + Math.imul(square, SPREAD));
  }
  return key;
}
