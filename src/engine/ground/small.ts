/**
 * The board functions of the 8x8 games on dark squares; words and squares as in
 * `numeric/small/board.ts`.
 */
import type { Core } from '../../draughts/numeric/core.ts';
import { factsOf, facts as FACTS } from '../../draughts/numeric/facts.ts';
import { turnBoard, menThatJump, menThatJumpForward } from '../../draughts/numeric/small/board.ts';
import { captures } from '../../draughts/numeric/small/captures.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { count, mixed, placeOf } from './bits.ts';
import type { Ground } from './ground.ts';

const { stack } = shared;
const { MEN_CAPTURE_BACK } = FACTS;

export function smallGround(variant: Variant, core: Core): Ground {
  const facts = factsOf(variant);
  return {
    ...core,
    variant,
    moveOf: (position, successor) =>
      stack[successor + 1] === stack[position + 1]
        ? quietMove(stack[position]!, stack[successor]!)
        : captureMove(stack[successor + 3]!),
    isCapture: (position, successor) => stack[successor + 1] !== stack[position + 1],
    isQuietKing: (position, successor) =>
      stack[successor + 1] === stack[position + 1] &&
      (stack[position]! & ~stack[successor]! & stack[position + 2]!) !== 0,
    canCapture: (position, at) =>
      captureExists(facts, stack[position]!, stack[position + 1]!, stack[position + 2]!, at),
    isThreatened: (position, at) => isThreatened(facts, position, at),
    hasKings: (position) => stack[position + 2] !== 0,
    material,
    hash: (position) => mixed(mixed(mixed(1, stack[position]!), stack[position + 1]!), stack[position + 2]!),
    lock: (position) => mixed(mixed(mixed(2, stack[position + 2]!), stack[position + 1]!), stack[position]!),
  };
}

export const captureMove = (word: number): number => (word & 31) | ((word >>> 5) << 8);
export const quietMove = (before: number, after: number): number =>
  placeOf(before & ~after) | (placeOf(after & ~before) << 8);

function captureExists(facts: number, me: number, them: number, crowned: number, at: number): boolean {
  const empty = ~(me | them);
  const royals = me & crowned;
  const men = me ^ royals;
  const jumpers =
    (facts & MEN_CAPTURE_BACK) === 0 ? menThatJumpForward(men, them, empty) : menThatJump(men, them, empty);
  // Without kings every jump is legal; with them, men may have to spare them, and rays must be walked.
  if (jumpers !== 0 && crowned === 0) return true;
  return (jumpers | royals) !== 0 && captures(facts, me, them, crowned, jumpers, royals, at) !== at;
}

function isThreatened(facts: number, position: number, at: number): boolean {
  const me = stack[position]!;
  const them = stack[position + 1]!;
  const crowned = stack[position + 2]!;
  // Men that capture both ways do so on a turned board as well.
  if (crowned === 0 && (facts & MEN_CAPTURE_BACK) !== 0) return menThatJump(them, me, ~(me | them)) !== 0;
  return captureExists(facts, turnBoard(them), turnBoard(me), turnBoard(crowned), at);
}

/** Also works for a position with towers, which begins with the same words. */
export function material(position: number): number {
  const me = stack[position]!;
  const them = stack[position + 1]!;
  const crowned = stack[position + 2]!;
  if (crowned === 0) return count(me) | (count(them) << 16);
  return (
    count(me & ~crowned) |
    (count(me & crowned) << 8) |
    (count(them & ~crowned) << 16) |
    (count(them & crowned) << 24)
  );
}
