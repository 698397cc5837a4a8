/** Successors by the readable rules, for positions with too many captures for a generator. */
import { legalMoves } from '../moves.ts';
import { perft } from '../perft.ts';
import { play } from '../position.ts';
import type { Square } from '../types.ts';
import type { Variant } from '../variant.ts';
import type { Core } from './core.ts';
import { effort } from './stack.ts';

/** Positions that a search visits in the time of such a list. */
const COST = 2000;

interface Parts extends Pick<Core, 'words' | 'load' | 'successorAt'> {
  readonly variant: Variant;
  readonly note: (at: number, from: Square, to: Square) => void;
}

/** The side to move counts as White, because Black's moves are White's on a turned board. */
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

/** The stack must be free. */
export const successorsBy =
  ({ words, load, successorAt }: Parts, generate: Core['generate']): Core['successors'] =>
  (position) => {
    load(position, 0);
    const end = generate(0, words);
    return Array.from({ length: end / words - 1 }, (_, i) => successorAt(position.turn, (i + 1) * words));
  };

/** Falls back to the readable rules when the generator gives up with `NaN`. */
export const perftBy =
  ({ variant }: Parts, count: Core['perft']): Core['perft'] =>
  (position, depth) => {
    const lines = depth === 0 ? 1 : count(position, depth);
    return Number.isNaN(lines) ? perft(variant, position, depth) : lines;
  };
