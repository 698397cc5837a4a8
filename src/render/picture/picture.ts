/** A picture before any pixel: what lies where, square by square and bar by bar, as its viewer sees it. Pure data. */
import type { Color, Piece } from '../../draughts/types.ts';
import type { Tile } from './tile.ts';

/** What a side made of a finished game. */
export type Score = '1' | '½' | '0';

/** The bar of one side, at its own edge of the board. */
export interface Bar {
  readonly color: Color;
  /** Who sits there; empty when that goes unsaid. */
  readonly name: string;
  readonly toMove: boolean;
  /** The pieces that this side has taken from the other, in order. */
  readonly captured: readonly Piece[];
  /** Whether there is room for them: in a film always, for its strips stay as they are. */
  readonly hasTray: boolean;
  readonly score: Score | null;
}

/** One row of squares with what the frame says left and right of it. */
export interface Rank {
  readonly left: string;
  readonly right: string;
  readonly tiles: readonly Tile[];
}

export interface Picture {
  /** Written above the board, in place of both bars. */
  readonly caption: string | null;
  readonly top: Bar;
  readonly bottom: Bar;
  /** What the frame says above and below each column. */
  readonly above: readonly string[];
  readonly below: readonly string[];
  readonly ranks: readonly Rank[];
  /** The number of the move to be made, as in a game record: `7.` for White's, `7…` for Black's. */
  readonly moveNumber: string;
}
