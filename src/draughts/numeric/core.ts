/** The compiled rules (`assembly/`): the same variants and moves as the readable rules, as bits. */
import { legalMoves } from '../moves.ts';
import { opponentOf } from '../piece.ts';
import { play } from '../position.ts';
import type { Color, Move, Position, Tower } from '../types.ts';
import type { AnyVariant } from '../variant.ts';
import type { Rules, RulesExports } from './exports.ts';
import { factsOf } from './facts.ts';
import { layoutOf } from './layout.ts';
import { bitOf, boardFrom, orientationOf } from './orientation.ts';
import { codeOf, packTower, towerIn } from './pieces.ts';
import { chooseBoard } from './rays.ts';
import { packRuns, runsIn } from './runs.ts';

/** The rules of one variant. Positions are passed as addresses in the memory. */
export interface Core extends Rules {
  readonly variant: AnyVariant;
  /** The whole memory. */
  readonly words: Int32Array;
  /** The address of the first position on the stack, and the size of a position in bytes. */
  readonly root: number;
  readonly size: number;
  readonly load: (position: Position, at: number) => void;
  /** Writes the position after a move, from the mover's point of view. */
  readonly loadSuccessor: (move: Move, after: Position, at: number) => void;
  readonly successorAt: (mover: Color, successor: number) => Position;
  /** The number of lines of `depth` plies, ignoring draw rules. */
  readonly perft: (position: Position, depth: number) => number;
}

type List = (position: number, at: number) => number;
export type Outside = Readonly<Record<string, (...numbers: number[]) => number>>;

/** A module with its own memory. It serves one variant at a time. */
interface Opened<E extends RulesExports> {
  readonly exports: E;
  readonly choose: (variant: AnyVariant) => Core;
}

export function open<E extends RulesExports>(
  module: WebAssembly.Module,
  isExpected: (exports: object) => exports is E,
  outside: Outside = {},
): Opened<E> {
  let lister: List | null = null;
  const list: List = (position, at) => {
    if (!lister) throw new Error('expected a variant to be chosen before moves are listed');
    return lister(position, at);
  };
  // Browsers and Node.js declare different types for the instance.
  const instance: { readonly exports: object } = new WebAssembly.Instance(module, {
    outside: { ...outside, list },
  });
  const { exports } = instance;
  if (!isExpected(exports)) throw new Error('unexpected WebAssembly module: some exports are missing');
  return {
    exports,
    choose: (variant) => {
      const core = coreIn(exports, variant);
      lister = listerOf(core);
      return core;
    },
  };
}

function coreIn(exports: RulesExports, variant: AnyVariant): Core {
  const { clear, memory, STACK } = exports;
  const layout = layoutOf(variant);
  exports.chooseFacts(factsOf(variant));
  if (layout === 'plain') chooseBoard(exports, memory.buffer, variant);
  const orientation = orientationOf(variant);
  const hasTowers = layout === 'towers';
  const hasRuns = variant.kingRunLimit !== null;

  const load = (position: Position, at: number): void => {
    const { board, turn: mover } = position;
    clear(at);
    board.forEach((tower, square) => {
      if (!tower) return;
      const bit = bitOf(orientation, square, mover);
      exports.put(at, bit, codeOf(tower[0], mover));
      if (hasTowers) exports.setTower(at, bit, packTower(tower));
    });
    if (hasRuns) exports.setRuns(at, packRuns(orientation, position));
  };

  const towerOn = (mover: Color, at: number, bit: number): Tower | null =>
    towerIn(mover, exports.code(at, bit), hasTowers ? exports.tower(at, bit) : 1);

  return {
    ...exports,
    variant,
    words: new Int32Array(memory.buffer),
    root: STACK.value,
    size: exports.SIZE.value,
    canCapture: (position) => exports.canCapture(position) !== 0,
    hasKings: (position) => exports.hasKings(position) !== 0,
    isCapture: (position, successor) => exports.isCapture(position, successor) !== 0,
    isQuietKing: (position, successor) => exports.isQuietKing(position, successor) !== 0,
    isThreatened: (position, at) => exports.isThreatened(position, at) !== 0,
    load,
    loadSuccessor: ({ from, to }, after, at) => {
      const mover = opponentOf(after.turn);
      load({ ...after, turn: mover }, at);
      exports.name(at, bitOf(orientation, from, mover), bitOf(orientation, to, mover));
    },
    successorAt: (mover, at) => ({
      turn: opponentOf(mover),
      board: boardFrom(orientation, mover, (bit) => towerOn(mover, at, bit)),
      ...(hasRuns ? { kingRuns: runsIn(orientation, mover, exports.runs(at)) } : {}),
    }),
    perft: (position, depth) => {
      load(position, STACK.value);
      return exports.perft(depth);
    },
  };
}

/**
 * Writes the successors of a position that has too many captures for a generator. The side to move
 * counts as White, on a turned board.
 */
function listerOf({ variant, loadSuccessor, successorAt, size }: Core): List {
  return (position, at) => {
    const here = { ...successorAt('white', position), turn: 'white' } as const;
    let p = at;
    for (const move of legalMoves(variant, here)) {
      loadSuccessor(move, play(variant, here, move), p);
      p += size;
    }
    return p;
  };
}
