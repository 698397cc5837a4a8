/**
 * What tells one game of draughts from another: a record of facts that one generator and one judge read. There is no
 * class per variant, because variants differ by facts and not by behaviour; a new one is a new record. Each record
 * (`variants/<id>.ts`) cites the paragraph of the rules that a fact comes from.
 */
import type { Direction } from './direction.ts';
import type { DrawRule } from './draws/drawRule.ts';
import type { Color, Role } from './types.ts';
import type { VariantId } from './variantIds.ts';

/** A capture as the duties of a variant see it. */
export interface CaptureSummary {
  /** The rank with which the capturing piece began the move. */
  readonly by: Role;
  /** The ranks of the captured pieces, in order of capture. */
  readonly taken: readonly Role[];
}

/** The directions in which a piece goes, seen from its own side. */
export interface Ways {
  /** Of quiet moves. */
  readonly moves: readonly Direction[];
  readonly captures: readonly Direction[];
}

/** How a king goes. */
export interface KingWays extends Ways {
  /** A flying king passes over any number of empty squares, before a piece that it captures as well. */
  readonly flies: boolean;
  /** Where a king lands behind a captured piece: on any empty square, or only on the next. */
  readonly lands: 'anywhere' | 'next';
}

export interface Variant {
  readonly id: VariantId;

  /** Rows, and columns. */
  readonly size: 8 | 10 | 12;
  /** Which squares are played on: those of the colour of White's lower left corner, of the lower right, or all. */
  readonly squares: 'lower-left' | 'lower-right' | 'all';
  /** The rows filled with men at the start, counted from 1 at each player's own edge. */
  readonly menRows: readonly number[];

  readonly man: Ways;
  readonly king: KingWays;
  /**
   * What becomes of a man that reaches the last row while it captures: it goes on as a king, the move ends and it is a
   * king, or it goes on as a man and is crowned only if the move ends there.
   */
  readonly crowning: 'goes-on-as-king' | 'ends-move' | 'goes-on-as-man';
  /** When captured pieces leave the board: after the whole move (Turkish strike: until then they block), or at once. */
  readonly removal: 'after-move' | 'at-once';
  /** Whether a king may turn straight back between two captures; matters only where pieces are removed at once. */
  readonly mayTurnBack: boolean;
  /** What becomes of a captured piece: it leaves the game, or goes under the capturing tower. */
  readonly captured: 'leaves' | 'joins-tower';
  readonly menTakeKings: boolean;
  /** The duty to choose among captures: those of the highest value are legal. Free choice values all alike. */
  readonly captureValue: (capture: CaptureSummary) => number;
  /** How many quiet moves in a row one king may make while its side has men; `null` is any number. */
  readonly kingRunLimit: number | null;

  /** To leave the other side without a move, to be without a move oneself, or to be the first with a king. */
  readonly goal: 'win' | 'lose' | 'first-king';
  /** Every draw rule but agreement; the first that applies names the result. */
  readonly draws: readonly DrawRule[];

  readonly notation: {
    readonly squares: 'algebraic' | 'numeric';
    readonly captureSign: ':' | 'x';
  };
  readonly pdn: {
    /** The value of the tag GameType in Portable Draughts Notation. */
    readonly gameType: string;
    /** The value of a tag Variant, for games that share another's GameType. */
    readonly variant: string | null;
  };
  /**
   * What books call the side that begins. In this project White begins everywhere and sits at the bottom; a `black`
   * here means that printed games show this board turned half round with the colours exchanged.
   */
  readonly beginnerInPrint: Color;
}
