/**
 * What the pictures of a tournament show: a table, a bracket, a podium. Pure data, as a scene is of a board; views say what is
 * on it, and `results/` paints it in the colors of a theme. Equal data make equal pictures.
 */
import type { Color } from '../../draughts/types.ts';
import type { Chart } from './chart.ts';

/** Who takes part. */
export interface Named {
  readonly name: string;
  /** Digits that stand for the name where a letter of it has no font. */
  readonly number: string;
}

/** How a result is colored: own is where a player would meet themselves. */
export type Tone = 'win' | 'draw' | 'loss' | 'none' | 'own';

/** What a round, or an opponent, brought. */
export interface Cell {
  /** Digits and their signs. */
  readonly text: string;
  readonly tone: Tone;
  /** Whom it was against, by their place in the table. */
  readonly against?: string;
  /** What was played with. */
  readonly color?: Color;
}

export interface TableRow {
  /** Digits. */
  readonly place: string;
  readonly player: Named;
  readonly cells: readonly Cell[];
  /** Points first; what tells apart after them. */
  readonly sums: readonly string[];
  /** The row of who looks at it, which is marked. */
  readonly isOwn?: true;
}

export interface Table {
  readonly kind: 'table';
  /** Above the cells: digits. */
  readonly heads: readonly string[];
  /** Above the sums: short words. */
  readonly sumHeads: readonly string[];
  /** At most `MOST_ROWS`. */
  readonly rows: readonly TableRow[];
}

/** A picture of more could not be read on a phone. */
export const MOST_ROWS = 16;

export interface Side {
  /** `null` while it is not known. */
  readonly player: Named | null;
  /** Digits and their signs; empty before the first result. */
  readonly score: string;
  readonly isWinner: boolean;
}

/** Two sides that meet; `null` where somebody goes on without a game. */
export type Tie = readonly [Side, Side] | null;

export interface Bracket {
  readonly kind: 'bracket';
  /** From the left; each has half the ties of the one before, in the order in which winners meet. */
  readonly rounds: readonly (readonly Tie[])[];
  /** The match for the third place, with its caption. */
  readonly third: { readonly caption: string; readonly tie: Tie } | null;
}

/**
 * So many ties, at most, are in the first round of a bracket that can be read where it stands: Discord shows what is higher than
 * wide as narrow as it is high.
 */
export const MOST_TIES = 8;

export interface Step {
  readonly place: 1 | 2 | 3;
  /** Several where nothing tells them apart. */
  readonly players: readonly Named[];
  /** What was reached, in digits. */
  readonly points: string;
}

/** The winners of a tournament. */
export interface Podium {
  readonly kind: 'podium';
  readonly title: string;
  /** By places; not all of them need be taken. */
  readonly steps: readonly Step[];
}

export type Results = Table | Bracket | Podium;

/** Everything that is drawn on a plain ground, without a board. */
export type Charting = Chart | Results;
