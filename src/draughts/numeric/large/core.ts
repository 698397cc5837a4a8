/** The core of the 10x10 games on dark squares. */
import { opponentOf } from '../../piece.ts';
import type { Color, KingRun, Position, Square } from '../../types.ts';
import type { Variant } from '../../variant.ts';
import type { Core } from '../core.ts';
import { facts as FACTS, factsOf } from '../facts.ts';
import { generateListed, perftBy, successorsBy } from '../listed.ts';
import { bitOf, boardFrom, eachTower, type Orientation, orientationOf, pieceOf } from '../orientation.ts';
import { shared } from '../stack.ts';
import { board, turnHalf } from './board.ts';
import { generate } from './generate.ts';
import { run, runOf, turnRuns } from './kingRuns.ts';

const { stack } = shared;
const { LIMB, WORDS } = board;
const { KINGS_REST } = FACTS;

/** For the side to move, in the order of the generator's arguments. */
type Words = readonly [number, number, number, number, number, number, number];

export function largeCore(variant: Variant): Core {
  const facts = factsOf(variant);
  const orientation = orientationOf(variant);
  const readAt = variant.kingRunLimit === null ? positionAt : positionWithRunsAt;
  const load = (position: Position, at: number): void => {
    const [meLo, meHi, themLo, themHi, kingsLo, kingsHi, runs] = wordsOf(orientation, position);
    stack.set([meLo, meHi, themLo, themHi, kingsLo, kingsHi, 0, runs], at);
  };
  const successorAt = (mover: Color, at: number): Position => readAt(orientation, mover, at);
  const note = (at: number, from: Square, to: Square): void => {
    stack[at + 6] = bitOf(orientation, from, 'white') | (bitOf(orientation, to, 'white') << 6);
  };
  const parts = { variant, words: WORDS, load, successorAt, note };
  const more = generateListed(parts);
  const generateAt: Core['generate'] = (position, at) => {
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
    return end < 0 ? more(position, at) : end;
  };
  return {
    perft: perftBy(parts, (position, depth) => perft(facts, ...wordsOf(orientation, position), depth)),
    successors: successorsBy(parts, generateAt),
    words: WORDS,
    load,
    generate: generateAt,
    turn: variant.kingRunLimit === null ? turnPosition : turnWithRuns,
    successorAt,
  };
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

function wordsOf(orientation: Orientation, position: Position): Words {
  const { turn, kingRuns = { white: null, black: null } } = position;
  let [me, them, kings] = [0n, 0n, 0n];
  eachTower(orientation, position, (bit, [{ color, role }]) => {
    if (color === turn) me |= 1n << BigInt(bit);
    else them |= 1n << BigInt(bit);
    if (role === 'king') kings |= 1n << BigInt(bit);
  });
  const word = (one: KingRun | null): number =>
    one === null ? 0 : run(bitOf(orientation, one.square, turn), one.moves);
  const runs = word(kingRuns[turn]) | (word(kingRuns[opponentOf(turn)]) << 16);
  return [...halves(me), ...halves(them), ...halves(kings), runs];
}

const halves = (bits: bigint): readonly [number, number] => [
  Number(BigInt.asUintN(LIMB, bits)),
  Number(bits >> BigInt(LIMB)),
];

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

/** Lines of `depth` plies (1 or more); `NaN` if a position has too many captures. */
export function perft(
  facts: number,
  meLo: number,
  meHi: number,
  themLo: number,
  themHi: number,
  kingsLo: number,
  kingsHi: number,
  runs: number,
  depth: number,
  at = 0,
): number {
  const end = generate(facts, meLo, meHi, themLo, themHi, kingsLo, kingsHi, runs, at);
  if (end < 0) return Number.NaN;
  if (depth === 1) return (end - at) / WORDS;
  // Most successors share these words, because a quiet move doesn't change the opponent's pieces.
  const sameLo = turnHalf(themHi);
  const sameHi = turnHalf(themLo);
  let lines = 0;
  for (let p = at; p < end; p += WORDS) {
    const lo = stack[p + 3]!;
    const hi = stack[p + 2]!;
    const crownedLo = stack[p + 5]!;
    const crownedHi = stack[p + 4]!;
    lines += perft(
      facts,
      lo === themHi ? sameLo : turnHalf(lo),
      hi === themLo ? sameHi : turnHalf(hi),
      turnHalf(stack[p + 1]!),
      turnHalf(stack[p]!),
      crownedLo === 0 ? 0 : turnHalf(crownedLo),
      crownedHi === 0 ? 0 : turnHalf(crownedHi),
      (facts & KINGS_REST) === 0 ? 0 : turnRuns(stack[p + 7]!),
      depth - 1,
      end,
    );
  }
  return lines;
}
