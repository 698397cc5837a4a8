/** A numeric implementation of the readable rules: the same records and moves, without objects. */
import { legalMoves } from '../moves.ts';
import { play } from '../position.ts';
import type { Color, Position, Square } from '../types.ts';
import type { AnyVariant } from '../variant.ts';
import { effort, inShare } from './stack.ts';

/** Positions are addressed by their first index in the stack. */
interface Rules {
  readonly words: number;
  readonly load: (position: Position, at: number) => void;
  /** Writes successors from `at` for their mover; returns the index after the last. */
  readonly generate: (position: number, at: number) => number;
  /** Writes a successor to `at` from the other side's point of view. */
  readonly turn: (successor: number, at: number) => void;
  readonly successorAt: (mover: Color, successor: number) => Position;
}

export interface Core extends Rules {
  /** Lines of `depth` plies (1 for depth 0), without draw rules and lines that end earlier. */
  readonly perft: (position: Position, depth: number) => number;
  readonly successors: (position: Position) => readonly Position[];
}

/** Lines of `depth` plies, at least 1, from a position in the stack, which is free after it. */
export type Perft = (position: number, depth: number) => number;

/** `fast` counts faster, and calls `perft` for positions with too many captures for a generator. */
export function makeCore(
  rules: Rules,
  fast: (position: number, depth: number, perft: Perft) => number = (position, depth, count) =>
    count(position, depth),
): Core {
  const { words, load, generate, turn, successorAt } = rules;
  const perft: Perft = (position, depth) => {
    const at = position + words;
    const end = generate(position, at);
    if (depth === 1) return (end - at) / words;
    let lines = 0;
    for (let p = at; p < end; p += words) {
      turn(p, end);
      lines += perft(end, depth - 1);
    }
    return lines;
  };
  return {
    ...rules,
    perft: (position, depth) =>
      inShare((start) => {
        load(position, start);
        return depth === 0 ? 1 : fast(start, depth, perft);
      }),
    successors: (position) =>
      inShare((start) => {
        load(position, start);
        const first = start + words;
        const length = (generate(start, first) - first) / words;
        return Array.from({ length }, (_, i) => successorAt(position.turn, first + i * words));
      }),
  };
}

/** Positions that a search visits in the time of such a list. */
const COST = 2000;

/** For positions with too many captures. The side to move counts as White, on a turned board. */
export const listingWith =
  (
    variant: AnyVariant,
    { words, load, successorAt }: Pick<Rules, 'words' | 'load' | 'successorAt'>,
    note: (at: number, from: Square, to: Square) => void,
  ): Rules['generate'] =>
  (position, at) => {
    effort.positions += COST;
    const here = { ...successorAt('white', position), turn: 'white' } as const;
    let p = at;
    for (const move of legalMoves(variant, here)) {
      load({ ...play(variant, here, move), turn: 'white' }, p);
      note(p, move.from, move.to);
      p += words;
    }
    return p;
  };
