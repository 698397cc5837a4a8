/**
 * What a draw rule is: a function of the whole course of the game, never of a counter kept somewhere, so that a game
 * replayed from its moves is judged as it was when it was played.
 */
import type { EndRule } from '../endRules.ts';
import type { Move, Position } from '../types.ts';

/** A game so far: `positions[0]` is its start, `positions[n + 1]` comes of `moves[n]`. */
export interface Course {
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
}

/** How near a draw is: 0 plies left is a draw. */
export interface Count {
  readonly rule: EndRule;
  /** Plies (moves of one side) that may still be played. */
  readonly pliesLeft: number;
}

/** Judges a course; `null` while its count does not run. */
export type DrawRule = (course: Course) => Count | null;
