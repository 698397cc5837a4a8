/**
 * Facts that one move generator and one set of draw rules use. Each record (`variants/<id>.ts`)
 * cites its rules.
 */
import type { DrawRule } from './draws/drawRule.ts';
import type { Color, Role, Direction } from './types.ts';
import type { VariantId } from './variantIds.ts';

export interface CaptureSummary {
  /** The rank at the start of the move. */
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
  /** The landing square behind a captured piece: any empty square, or only the next. */
  readonly lands: 'anywhere' | 'next';
}

/** The id is a type parameter, so that a program can add its own variant. */
export interface Variant<Id extends string = VariantId> {
  readonly id: Id;

  /** Rows, and columns. */
  readonly size: 8 | 10 | 12;
  /** The squares in play: the color of White's lower left corner, of the lower right, or all. */
  readonly squares: 'lower-left' | 'lower-right' | 'all';
  /** Rows filled with men at the start, from 1 at each player's edge. */
  readonly menRows: readonly number[];
  /** The side that moves first. */
  readonly begins: Color;

  readonly man: Ways;
  readonly king: KingWays;
  /**
   * A man that reaches the last row during a capture continues as a king, stops and becomes a king,
   * or continues as a man and is only crowned if the move ends there.
   */
  readonly crowning: 'goes-on-as-king' | 'ends-move' | 'goes-on-as-man';
  /** When captured pieces leave: after the whole move (Turkish strike), or at once. */
  readonly removal: 'after-move' | 'at-once';
  /** Whether a king may reverse between captures; matters only if pieces are removed at once. */
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
    /** The tag Variant, for games that share a GameType. */
    readonly variant: string | null;
  };
}

/** A bundled variant, or a program's own. */
export type AnyVariant = Variant<string>;
