/** The ground of the 10x10 games on dark squares; words and squares as in `numeric/large/board.ts`. */
import { factsOf } from '../../draughts/numeric/facts.ts';
import { board } from '../../draughts/numeric/large/board.ts';
import { captures } from '../../draughts/numeric/large/captures.ts';
import { largeCore } from '../../draughts/numeric/large/core.ts';
import { jumpersHi, jumpersLo } from '../../draughts/numeric/large/jumpers.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { count, mixed, placeOf } from './bits.ts';
import type { Ground } from './ground.ts';

const { stack } = shared;
const { HALF, LIMB } = board;

/** The ground of a 10x10 variant. */
export function largeGround(variant: Variant): Ground {
  const { words, load, generate, turn, successorAt } = largeCore(variant);
  const facts = factsOf(variant);
  return {
    words,
    load,
    generate,
    turn,
    successorAt,
    variant,
    moveOf,
    isCapture,
    isQuietKing,
    canCapture: (position, at) => canCapture(facts, position, at),
    isThreatened: (position, at) => {
      turn(position, at);
      return canCapture(facts, at, at + words);
    },
    hasKings: (position) => (stack[position + 4]! | stack[position + 5]!) !== 0,
    material,
    hash: (position) => keyOf(1, position),
    lock: (position) => keyOf(2, position),
  };
}

/** A man that can jump captures whatever else there is; only the rays of kings have to be walked. */
function canCapture(facts: number, position: number, at: number): boolean {
  const meLo = stack[position]!;
  const meHi = stack[position + 1]!;
  const themLo = stack[position + 2]!;
  const themHi = stack[position + 3]!;
  const kingsLo = stack[position + 4]!;
  const kingsHi = stack[position + 5]!;
  const emptyLo = HALF & ~(meLo | themLo);
  const emptyHi = HALF & ~(meHi | themHi);
  if (jumpersLo(facts, meLo & ~kingsLo, themLo, themHi, emptyLo, emptyHi) !== 0) return true;
  if (jumpersHi(facts, meHi & ~kingsHi, themLo, themHi, emptyLo, emptyHi) !== 0) return true;
  if (((meLo & kingsLo) | (meHi & kingsHi)) === 0) return false;
  return captures(facts, meLo, meHi, themLo, themHi, kingsLo, kingsHi, 0, 0, at) !== at;
}

const isCapture = (position: number, successor: number): boolean =>
  stack[successor + 2] !== stack[position + 2] || stack[successor + 3] !== stack[position + 3];

const isQuietKing = (position: number, successor: number): boolean =>
  !isCapture(position, successor) &&
  ((stack[position]! & ~stack[successor]! & stack[position + 4]!) |
    (stack[position + 1]! & ~stack[successor + 1]! & stack[position + 5]!)) !==
    0;

function moveOf(position: number, successor: number): number {
  if (isCapture(position, successor)) {
    const move = stack[successor + 6]!;
    return (move & 63) | ((move >>> 6) << 8);
  }
  const from = squareOf(stack[position]! & ~stack[successor]!, stack[position + 1]! & ~stack[successor + 1]!);
  const to = squareOf(stack[successor]! & ~stack[position]!, stack[successor + 1]! & ~stack[position + 1]!);
  return from | (to << 8);
}

const squareOf = (lo: number, hi: number): number => (lo === 0 ? LIMB + placeOf(hi) : placeOf(lo));

function material(position: number): number {
  const meLo = stack[position]!;
  const meHi = stack[position + 1]!;
  const themLo = stack[position + 2]!;
  const themHi = stack[position + 3]!;
  const kingsLo = stack[position + 4]!;
  const kingsHi = stack[position + 5]!;
  if ((kingsLo | kingsHi) === 0) return (count(meLo) + count(meHi)) | ((count(themLo) + count(themHi)) << 16);
  return (
    (count(meLo & ~kingsLo) + count(meHi & ~kingsHi)) |
    ((count(meLo & kingsLo) + count(meHi & kingsHi)) << 8) |
    ((count(themLo & ~kingsLo) + count(themHi & ~kingsHi)) << 16) |
    ((count(themLo & kingsLo) + count(themHi & kingsHi)) << 24)
  );
}

function keyOf(seed: number, position: number): number {
  const own = mixed(mixed(seed, stack[position]!), stack[position + 1]!);
  const all = mixed(mixed(own, stack[position + 2]!), stack[position + 3]!);
  const kings = stack[position + 4]! | (stack[position + 5]! << 25);
  const rest = (stack[position + 5]! >>> 7) ^ Math.imul(stack[position + 7]!, 0x9e3779b1);
  return (kings | rest) === 0 ? all : mixed(mixed(all, kings), rest);
}
