/**
 * What a draw rule is: a judgement of the whole course of the game, never of a counter kept somewhere, so that a game
 * replayed from its moves is judged as it was when it was played.
 */
import type { CountRule, DrawName, SuddenRule } from '../endRules.ts';
import type { Move, Position } from '../types.ts';

/** A game so far: `positions[0]` is its start, `positions[n + 1]` comes of `moves[n]`. */
export interface Course {
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
}

/** How near a counted draw is: 0 plies left is a draw. */
export interface Count {
  readonly rule: CountRule;
  /** Plies (moves of one side) that may still be played. */
  readonly pliesLeft: number;
}

/** A draw that comes without a count. */
export interface SuddenDraw {
  readonly rule: SuddenRule;
  readonly pliesLeft: 0;
}

export interface DrawRule {
  /** Every name under which it may end a game, so that the rules can be told without playing. */
  readonly ends: readonly DrawName[];
  /** Judges a course; `null` while there is neither a draw nor a running count. */
  readonly judge: (course: Course) => Count | SuddenDraw | null;
}
