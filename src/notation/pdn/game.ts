/**
 * A recorded game as PDN holds it: who and where (tags), the moves with their annotations, and the result.
 *
 * Moves are the rules' own moves, already found legal, so that nobody has to read the text twice. What follows from the
 * game itself (the tags `GameType`, `FEN` and `Result`) is not kept among the tags, so that nothing can disagree.
 */
import type { Color, Move, Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';

/** One `[Name "value"]`; the value is any text. */
export interface PdnTag {
  readonly name: string;
  readonly value: string;
}

/** The clocks behind a move: `[%clock w0:10:00 B0:09:58]`, seconds left. */
export interface PdnClock {
  readonly white: number | null;
  readonly black: number | null;
  /** Whose clock runs, if it is told. */
  readonly running: Color | null;
}

export interface PdnMove {
  /** The position set up before this move (`/FEN "…"/`), when it does not follow from the move before. */
  readonly setup: Position | null;
  readonly move: Move;
  /** Numeric annotation glyphs: 1 is `!`, 2 is `?`, … (PGN 10). */
  readonly nags: readonly number[];
  readonly clock: PdnClock | null;
  readonly comments: readonly string[];
  /** What could have been played instead of this move. */
  readonly variations: readonly PdnLine[];
}

/** A run of moves, with what is said before the first. */
export interface PdnLine {
  readonly comments: readonly string[];
  readonly moves: readonly PdnMove[];
}

export const PDN_RESULTS = ['1-0', '0-1', '1/2-1/2', '0-0', '*'] as const;
/** Who won, as a chess player writes it; `0-0` is lost for both, `*` unfinished or unknown. */
export type PdnResult = (typeof PDN_RESULTS)[number];

export interface PdnGame {
  readonly variant: Variant;
  readonly tags: readonly PdnTag[];
  /** The position the game began from; `null` for the variant's own start. */
  readonly start: Position | null;
  readonly line: PdnLine;
  readonly result: PdnResult;
  /** How the result is written, our White first, where that is not as the variant's files have it. */
  readonly resultText?: string | undefined;
}
