/** What counts as winning and as failing in a puzzle, and how closely it is looked at. */
import type { Variant } from '../../draughts/variant.ts';
import type { Limits } from '../search/limits.ts';
import { DECIDED } from '../search/score.ts';

/** Hundredths of a man, as the solver sees them. */
interface Bars {
  /** The one move is worth at least so much. */
  readonly winning: number;
  /** Every other move is worth at most so much. */
  readonly failing: number;
}

/** Where men are given away, being ahead is a matter of opinion: only what is forced to the end wins. */
export const bars = ({ goal }: Variant): Bars =>
  goal === 'lose' ? { winning: DECIDED, failing: 600 } : { winning: 180, failing: 60 };

/** What a look may cost, in nodes, so that the same is found on every machine. */
export const LOOK = {
  /** At each position of a game, to see where it turned. */
  glance: { nodes: 6000 },
  best: { nodes: 250_000 },
  other: { nodes: 80_000 },
} as const satisfies Readonly<Record<string, Limits>>;
