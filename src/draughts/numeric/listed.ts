/**
 * The successors of a position with too many captures for a generator: those of the readable rules, which find them by
 * states and in so many steps. So both layers have the same moves everywhere.
 */
import { legalMoves } from '../moves.ts';
import { perft } from '../perft.ts';
import { play } from '../play.ts';
import type { Square } from '../types.ts';
import type { Variant } from '../variant.ts';
import type { Core } from './core.ts';
import { effort } from './effort.ts';

/** Positions that a search visits in the time that such a list takes. */
const COST = 2000;

/** The parts of a core that the others are made with. */
interface Parts extends Pick<Core, 'words' | 'load' | 'successorAt'> {
  readonly variant: Variant;
  /** Writes what the core keeps of a capture itself; White moves. */
  readonly note: (at: number, from: Square, to: Square) => void;
}

/**
 * Writes the successors of the position at `position` from `at` on. The side to move is taken for White, whose moves are
 * those of Black turned round.
 */
export function generateListed({ variant, words, load, successorAt, note }: Parts): Core['generate'] {
  return (position, at) => {
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
}

/** The successors of a position as the readable layer knows them. The stack is free. */
export const successorsBy =
  ({ words, load, successorAt }: Parts, generate: Core['generate']): Core['successors'] =>
  (position) => {
    load(position, 0);
    const end = generate(0, words);
    return Array.from({ length: end / words - 1 }, (_, i) => successorAt(position.turn, (i + 1) * words));
  };

/** Counts with a generator that may come to its end, which is `NaN`; then with the readable rules. */
export const perftBy =
  ({ variant }: Parts, count: Core['perft']): Core['perft'] =>
  (position, depth) => {
    const lines = depth === 0 ? 1 : count(position, depth);
    return Number.isNaN(lines) ? perft(variant, position, depth) : lines;
  };
