/** The ground of the 8x8 games on dark squares; words and squares as in `numeric/small/board.ts`. */
import { factsOf, facts as FACTS } from '../../draughts/numeric/facts.ts';
import { turnBoard } from '../../draughts/numeric/small/board.ts';
import { captures } from '../../draughts/numeric/small/captures.ts';
import { smallCore } from '../../draughts/numeric/small/core.ts';
import { menThatJump, menThatJumpForward } from '../../draughts/numeric/small/jumpers.ts';
import { shared } from '../../draughts/numeric/stack.ts';
import type { Variant } from '../../draughts/variant.ts';
import { count, mixed, placeOf } from './bits.ts';
import type { Ground } from './ground.ts';

const { stack } = shared;
const { MEN_CAPTURE_BACK } = FACTS;

/** The ground of an 8x8 variant. */
export function smallGround(variant: Variant): Ground {
  const { words, load, generate, turn, successorAt } = smallCore(variant);
  const facts = factsOf(variant);
  return {
    words,
    load,
    generate,
    turn,
    successorAt,
    variant,
    moveOf,
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

function moveOf(position: number, successor: number): number {
  if (stack[successor + 1] !== stack[position + 1]) {
    const move = stack[successor + 3]!;
    return (move & 31) | ((move >>> 5) << 8);
  }
  const before = stack[position]!;
  const after = stack[successor]!;
  return placeOf(before & ~after) | (placeOf(after & ~before) << 8);
}

function captureExists(facts: number, me: number, them: number, crowned: number, at: number): boolean {
  const empty = ~(me | them);
  const royals = me & crowned;
  const men = me ^ royals;
  const jumpers =
    (facts & MEN_CAPTURE_BACK) === 0 ? menThatJumpForward(men, them, empty) : menThatJump(men, them, empty);
  // A man that jumps is legal whatever it jumps over, but where men spare kings; a king's ray has to be walked.
  if (jumpers !== 0 && crowned === 0) return true;
  return (jumpers | royals) !== 0 && captures(facts, me, them, crowned, jumpers, royals, at) !== at;
}

function isThreatened(facts: number, position: number, at: number): boolean {
  const me = stack[position]!;
  const them = stack[position + 1]!;
  const crowned = stack[position + 2]!;
  // Men that capture in all ways do so from either side of the board, which need not be turned to see it.
  if (crowned === 0 && (facts & MEN_CAPTURE_BACK) !== 0) return menThatJump(them, me, ~(me | them)) !== 0;
  return captureExists(facts, turnBoard(them), turnBoard(me), turnBoard(crowned), at);
}

function material(position: number): number {
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
