/**
 * Pure data. Views decide its content, and `results/` paints it. Equal data gives equal pictures.
 */
import type { ByColor, Color, Move, Position } from '../../draughts/types.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { Arrow } from './arrowShapes.ts';
import type { Chart } from './chart.ts';
import type { PieceSetId, ThemeId } from './theme.ts';

export interface Named {
  readonly name: string;
  readonly number: string;
}

/** The color of a result. `own` is the diagonal of a crosstable. */
export type Tone = 'win' | 'draw' | 'loss' | 'none' | 'own';

export interface Cell {
  readonly text: string;
  readonly tone: Tone;
  readonly against?: string;
  readonly color?: Color;
}

export interface TableRow {
  readonly place: string;
  readonly player: Named;
  readonly cells: readonly Cell[];
  readonly sums: readonly string[];
  readonly isOwn?: true;
  /** Whether rows between the previous row and this one are omitted. */
  readonly isApart?: true;
}

export interface Table {
  readonly kind: 'table';
  readonly heads: readonly string[];
  readonly sumHeads: readonly string[];
  readonly rows: readonly TableRow[];
}

/** More rows would be unreadable on a phone. */
export const MOST_ROWS = 16;

export interface Side {
  readonly player: Named | null;
  readonly score: string;
  readonly isWinner: boolean;
}

/** `null` for a bye. */
export type Tie = readonly [Side, Side] | null;

export interface Bracket {
  readonly kind: 'bracket';
  /** From left to right. Each round has half as many ties as the round before, in bracket order. */
  readonly rounds: readonly (readonly Tie[])[];
  readonly third: { readonly caption: string; readonly tie: Tie } | null;
}

/** The most ties in the first round, because Discord shrinks tall pictures. */
export const MOST_TIES = 8;

export interface PodiumStep {
  readonly place: 1 | 2 | 3;
  readonly players: readonly Named[];
  readonly points: string;
}

export interface Podium {
  readonly kind: 'podium';
  readonly title: string;
  readonly steps: readonly PodiumStep[];
}

/** A look that a reader can choose. */
export interface Sample {
  readonly theme: ThemeId;
  readonly pieces: PieceSetId;
  readonly caption: string;
  readonly isChosen: boolean;
}

export interface Samples {
  readonly kind: 'samples';
  readonly samples: readonly Sample[];
}

/** A position with its players below. Their names are cut off or numbered as in tables. */
export interface SmallBoard {
  readonly variant: VariantId;
  readonly position: Position;
  readonly bottom: Color;
  readonly last: { readonly move: Move; readonly before: Position } | null;
  readonly number: number;
  readonly players: ByColor<Named>;
  /** The id that opens the game on a page. */
  readonly game: string;
}

export interface Boards {
  readonly kind: 'boards';
  readonly boards: readonly SmallBoard[];
}

/** More boards would be unreadable on a phone. */
export const MOST_BOARDS = 6;

/** Four boards are two by two; more than four are in rows of three. */
export const columnsFor = (count: number): number => (count === 4 ? 2 : Math.min(3, count));

/** A line of text in a picture; `plain` is the fallback if a letter of `text` has no font. */
export interface Line {
  readonly text: string;
  readonly plain: string;
  readonly isLoud: boolean;
}

/** The preview of a link: lines beside a board or a king. */
export interface Preview {
  readonly kind: 'preview';
  readonly board: {
    readonly variant: VariantId;
    readonly position: Position;
    readonly bottom: Color;
    readonly arrows?: readonly Arrow[];
  } | null;
  readonly lines: readonly Line[];
}

export type Results = Table | Bracket | Podium | Samples | Boards | Preview;

export type Charting = Chart | Results;
