/** A draw rule judges the whole course of a game, so a replayed game is judged the same. */
import type { CountRule, DrawName, SuddenRule } from '../endRules.ts';
import type { Move, Position } from '../types.ts';

export interface Course {
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
}

/** 0 plies left is a draw. */
export interface Count {
  readonly rule: CountRule;
  readonly pliesLeft: number;
}

export interface SuddenDraw {
  readonly rule: SuddenRule;
  readonly pliesLeft: 0;
}

export interface DrawRule {
  readonly ends: readonly DrawName[];
  readonly judge: (course: Course) => Count | SuddenDraw | null;
}
