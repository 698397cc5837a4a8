/**
 * The facts that distinguish variants. One move generator and one set of draw rules use them. Each
 * record (`variants/<id>.ts`) cites its rules.
 */
import type { DrawRule } from './draws/drawRule.ts';
import type { Color, Role, Direction } from './types.ts';
import type { VariantId } from './variantIds.ts';

export interface CaptureSummary {
  /** The piece's rank at the start of the move. */
  readonly by: Role;
  readonly taken: readonly Role[];
}

export interface Ways {
  readonly moves: readonly Direction[];
  readonly captures: readonly Direction[];
}

export interface KingWays extends Ways {
  /** A flying king passes over any number of empty squares, including before a captured piece. */
  readonly flies: boolean;
  /** Where a king lands behind a captured piece: on any empty square, or only on the next one. */
  readonly lands: 'anywhere' | 'next';
}

/** The id is a type parameter, so that a program can add its own variant. */
export interface Variant<Id extends string = VariantId> {
  readonly id: Id;

  /** The number of rows and of columns. */
  readonly size: 8 | 10 | 12;
  /** The squares in play: all, or those with the color of White's lower-left or -right corner. */
  readonly squares: 'lower-left' | 'lower-right' | 'all';
  /** The rows that are filled with men at the start. Row 1 is at each player's edge. */
  readonly menRows: readonly number[];
  /** The side that moves first. */
  readonly begins: Color;

  readonly man: Ways;
  readonly king: KingWays;
  /**
   * What a man does that reaches the last row during a capture. It continues as a king; it stops
   * and becomes a king; or it continues as a man, and is crowned only if the move ends there.
   */
  readonly crowning: 'goes-on-as-king' | 'ends-move' | 'goes-on-as-man';
  /** When captured pieces leave the board: after the whole move (Turkish strike), or at once. */
  readonly removal: 'after-move' | 'at-once';
  /** Whether a king may reverse between captures. Matters only if pieces are removed at once. */
  readonly mayTurnBack: boolean;
  /** A captured piece leaves the game or joins the bottom of the capturing tower. */
  readonly captured: 'leaves' | 'joins-tower';
  readonly menTakeKings: boolean;
  /** Only captures with the highest value are legal. */
  readonly captureValue: (capture: CaptureSummary) => number;
  /** The most quiet moves in a row by one king while its side has men; null for no limit. */
  readonly kingRunLimit: number | null;

  /** To leave the opponent without a move, to run out of moves, or to get the first king. */
  readonly goal: 'win' | 'lose' | 'first-king';
  /** All except agreement; the first rule that applies gives the result. */
  readonly draws: readonly DrawRule[];

  readonly notation: {
    readonly squares: 'algebraic' | 'numeric';
    readonly captureSign: ':' | 'x';
  };
  readonly pdn: {
    readonly gameType: string;
    /** The PDN tag Variant, for games that share a GameType. */
    readonly variant: string | null;
  };
}

/** A bundled variant, or a variant that a program defines itself. */
export type AnyVariant = Variant<string>;
