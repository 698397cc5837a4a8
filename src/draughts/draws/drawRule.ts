/** Draw rules look at the whole game, so a replayed game gets the same result. */
import type { Move, Position } from '../types.ts';

/** The numbers in the names count moves of both sides. */
export const COUNT_RULES = [
  'kings-only-15',
  'kings-only-25',
  'kings-only-40',
  'kings-only-50',
  'three-kings-15',
  'three-pieces-16',
  'two-kings-7',
  'main-road-5',
  'few-pieces-5',
  'king-each-2',
  'standoff-30',
  'standoff-60',
] as const;
export type CountRule = (typeof COUNT_RULES)[number];

const SUDDEN_RULES = ['threefold', 'fourfold', 'one-piece-each'] as const;
export type SuddenRule = (typeof SUDDEN_RULES)[number];

export type DrawName = CountRule | SuddenRule;

export const END_RULES = ['no-pieces', 'no-moves', 'first-king', ...SUDDEN_RULES, ...COUNT_RULES] as const;
/** The rule by which a game ended. The bot's sentence for it is `result.<rule>`. */
export type EndRule = (typeof END_RULES)[number];

export interface Course {
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
}

/** With 0 plies left, the game is drawn. */
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
