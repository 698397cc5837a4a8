import { opponentOf } from '../../piece.ts';
import type { Color, KingRun, Position } from '../../types.ts';
import type { AnyVariant } from '../../variant.ts';
import { listingWith, makeCore, type Core, type Perft } from '../core.ts';
import { facts as FACTS, factsOf } from '../facts.ts';
import { bitOf, boardFrom, eachTower, type Orientation, orientationOf, pieceOf } from '../orientation.ts';
import { shared } from '../stack.ts';
import { board, turnHalf } from './board.ts';
import { generate } from './generate.ts';
import { run, runOf, turnRuns } from './kingRuns.ts';

const { stack } = shared;
const { LIMB, WORDS } = board;
const { KINGS_REST } = FACTS;

export function largeCore(variant: AnyVariant): Core {
  const facts = factsOf(variant);
  const orientation = orientationOf(variant);
  const hasRuns = variant.kingRunLimit !== null;
  const readAt = hasRuns ? positionWithRunsAt : positionAt;
  const shape = {
    words: WORDS,
    load: (position: Position, at: number): void => load(orientation, position, at),
    successorAt: (mover: Color, at: number): Position => readAt(orientation, mover, at),
  };
  const list = listingWith(variant, shape, (at, from, to) => {
    stack[at + 6] = bitOf(orientation, from, 'white') | (bitOf(orientation, to, 'white') << 6);
  });
  const rules = {
    ...shape,
    generate: (position: number, at: number): number => {
      const end = generate(
        facts,
        stack[position]!,
        stack[position + 1]!,
        stack[position + 2]!,
        stack[position + 3]!,
        stack[position + 4]!,
        stack[position + 5]!,
        stack[position + 7]!,
        at,
      );
      return end < 0 ? list(position, at) : end;
    },
    turn: hasRuns ? turnWithRuns : turnPosition,
  };
  return makeCore(rules, (at, depth, listed) =>
    perft(
      facts,
      stack[at]!,
      stack[at + 1]!,
      stack[at + 2]!,
      stack[at + 3]!,
      stack[at + 4]!,
      stack[at + 5]!,
      stack[at + 7]!,
      depth,
      at,
      listed,
    ),
  );
}

/** As in `small/core.ts`. */
function perft(
  facts: number,
  meLo: number,
  meHi: number,
  themLo: number,
  themHi: number,
  kingsLo: number,
  kingsHi: number,
  runs: number,
  depth: number,
  at: number,
  listed: Perft,
): number {
  const end = generate(facts, meLo, meHi, themLo, themHi, kingsLo, kingsHi, runs, at + WORDS);
  if (end < 0) {
    stack.set([meLo, meHi, themLo, themHi, kingsLo, kingsHi, 0, runs], at);
    return listed(at, depth);
  }
  if (depth === 1) return (end - at) / WORDS - 1;
  const turnedLo = turnHalf(themHi);
  const turnedHi = turnHalf(themLo);
  let lines = 0;
  for (let p = at + WORDS; p < end; p += WORDS) {
    const leftLo = stack[p + 2]!;
    const leftHi = stack[p + 3]!;
    const crownedLo = stack[p + 4]!;
    const crownedHi = stack[p + 5]!;
    lines += perft(
      facts,
      leftHi === themHi ? turnedLo : turnHalf(leftHi),
      leftLo === themLo ? turnedHi : turnHalf(leftLo),
      turnHalf(stack[p + 1]!),
      turnHalf(stack[p]!),
      crownedHi === 0 ? 0 : turnHalf(crownedHi),
      crownedLo === 0 ? 0 : turnHalf(crownedLo),
      (facts & KINGS_REST) === 0 ? 0 : turnRuns(stack[p + 7]!),
      depth - 1,
      end,
      listed,
    );
  }
  return lines;
}

function turnPosition(p: number, at: number): void {
  const crownedLo = stack[p + 4]!;
  const crownedHi = stack[p + 5]!;
  const themLo = turnHalf(stack[p + 1]!);
  const themHi = turnHalf(stack[p]!);
  const meLo = turnHalf(stack[p + 3]!);
  stack[at + 1] = turnHalf(stack[p + 2]!);
  stack[at] = meLo;
  stack[at + 2] = themLo;
  stack[at + 3] = themHi;
  stack[at + 4] = crownedHi === 0 ? 0 : turnHalf(crownedHi);
  stack[at + 5] = crownedLo === 0 ? 0 : turnHalf(crownedLo);
  stack[at + 7] = 0;
}

function turnWithRuns(p: number, at: number): void {
  turnPosition(p, at);
  stack[at + 7] = turnRuns(stack[p + 7]!);
}

function load(orientation: Orientation, position: Position, at: number): void {
  const { turn, kingRuns = { white: null, black: null } } = position;
  const put = (word: number, bit: number): void => {
    if (bit < LIMB) stack[at + word]! |= 1 << bit;
    else stack[at + word + 1]! |= 1 << (bit - LIMB);
  };
  stack.fill(0, at, at + WORDS);
  eachTower(orientation, position, (bit, [{ color, role }]) => {
    put(color === turn ? 0 : 2, bit);
    if (role === 'king') put(4, bit);
  });
  const word = (one: KingRun | null): number =>
    one === null ? 0 : run(bitOf(orientation, one.square, turn), one.moves);
  stack[at + 7] = word(kingRuns[turn]) | (word(kingRuns[opponentOf(turn)]) << 16);
}

function positionAt(orientation: Orientation, mover: Color, at: number): Position {
  const has = (word: number, bit: number): boolean => {
    const half = stack[at + word + (bit < LIMB ? 0 : 1)] ?? 0;
    return ((half >>> (bit < LIMB ? bit : bit - LIMB)) & 1) === 1;
  };
  return {
    turn: opponentOf(mover),
    board: boardFrom(orientation, mover, (bit) =>
      has(0, bit) || has(2, bit) ? [pieceOf(mover, has(0, bit), has(4, bit))] : null,
    ),
  };
}

function positionWithRunsAt(orientation: Orientation, mover: Color, at: number): Position {
  const runs = stack[at + 7] ?? 0;
  const readable = (word: number): KingRun | null => {
    const one = runOf(word);
    if (one === null) return null;
    const bit = mover === 'white' ? one.square : 2 * LIMB - 1 - one.square;
    return { square: orientation.squares[bit] ?? 0, moves: one.moves };
  };
  const [own, other] = [readable(runs & 0xffff), readable(runs >>> 16)];
  const kingRuns = mover === 'white' ? { white: own, black: other } : { white: other, black: own };
  return { ...positionAt(orientation, mover, at), kingRuns };
}
