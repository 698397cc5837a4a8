/** Yields positions as questions and receives opinions, so it is pure and can run anywhere. */
import { endingOf } from '../../draughts/ending.ts';
import { lastPosition, type Line } from '../../draughts/line.ts';
import type { Move } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { DECIDED, WON } from '../search/score.ts';
import type { Limits } from '../search/tree.ts';

export interface Question {
  readonly line: Line;
  readonly limits: Limits;
}

/** `score` is for the side to move, in hundredths of a man. */
export interface Opinion {
  readonly move: Move;
  readonly score: number;
}

/** A search that asks questions and returns a `T`. */
export type Inquiry<T> = Generator<Question, T, Opinion | null>;

/** The limits are in nodes, so that every machine finds the same puzzles. */
export const LOOK = {
  /** For each position of a game, to find its turning points. */
  glance: { nodes: 6000 },
  best: { nodes: 250_000 },
  other: { nodes: 80_000 },
} as const satisfies Readonly<Record<string, Limits>>;

/** In hundredths of a man: the only move scores at least `winning`, others at most `failing`. */
interface Bars {
  readonly winning: number;
  readonly failing: number;
}

/** In giveaway games, only a forced end is a win, because an advantage is a matter of opinion. */
export const bars = ({ goal }: Variant): Bars =>
  goal === 'lose' ? { winning: DECIDED, failing: 600 } : { winning: 180, failing: 60 };

export function* worthOf(line: Line, limits: Limits): Inquiry<number> {
  const ending = endingOf(line);
  if (ending) {
    if (ending.winner === null) return 0;
    return ending.winner === lastPosition(line).turn ? WON : -WON;
  }
  const opinion = yield { line, limits };
  return opinion?.score ?? 0;
}
