/**
 * The board functions of the 10x10 games on dark squares; words and squares as in
 * `numeric/large/board.ts`.
 */
import type { Core } from '../../draughts/numeric/core.ts';
import { factsOf } from '../../draughts/numeric/facts.ts';
import { board } from '../../draughts/numeric/large/board.ts';
import { jumpersHi, jumpersLo, canKingsJump } from '../../draughts/numeric/large/jumpers.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { count, mixed, placeOf } from './bits.ts';
import type { Ground } from './ground.ts';

const { stack } = shared;
const { HALF, LIMB } = board;

export function largeGround(variant: Variant, core: Core): Ground {
  const facts = factsOf(variant);
  return {
    ...core,
    variant,
    moveOf,
    isCapture,
    isQuietKing,
    canCapture: (position) => captureExists(facts, position, 0, 2),
    isThreatened: (position) => captureExists(facts, position, 2, 0),
    hasKings: (position) => (stack[position + 4]! | stack[position + 5]!) !== 0,
    material,
    hash: (position) => keyOf(1, position),
    lock: (position) => keyOf(2, position),
  };
}

/** For the side whose pieces begin at the word `me`. In every 10x10 game all pieces capture both ways. */
function captureExists(facts: number, position: number, me: number, them: number): boolean {
  const meLo = stack[position + me]!;
  const meHi = stack[position + me + 1]!;
  const themLo = stack[position + them]!;
  const themHi = stack[position + them + 1]!;
  const kingsLo = stack[position + 4]!;
  const kingsHi = stack[position + 5]!;
  const emptyLo = HALF & ~(meLo | themLo);
  const emptyHi = HALF & ~(meHi | themHi);
  if (jumpersLo(facts, meLo & ~kingsLo, themLo, themHi, emptyLo, emptyHi) !== 0) return true;
  if (jumpersHi(facts, meHi & ~kingsHi, themLo, themHi, emptyLo, emptyHi) !== 0) return true;
  const royalsLo = meLo & kingsLo;
  const royalsHi = meHi & kingsHi;
  if ((royalsLo | royalsHi) === 0) return false;
  return canKingsJump(facts, royalsLo, royalsHi, themLo, themHi, emptyLo, emptyHi);
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
