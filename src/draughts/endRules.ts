/**
 * The names of the rules that end a game. A name with a number counts moves of both sides, so that its sentence can
 * say the number; the same rule with another number has another name.
 */

/** The draws that are counted, and so are seen coming. */
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

/** The draws that come without a count. */
const SUDDEN_RULES = ['threefold', 'fourfold', 'one-piece-each'] as const;
export type SuddenRule = (typeof SUDDEN_RULES)[number];

/** A draw by a rule of the board. */
export type DrawName = CountRule | SuddenRule;

/** Every rule. */
export const END_RULES = ['no-pieces', 'no-moves', 'first-king', ...SUDDEN_RULES, ...COUNT_RULES] as const;
/** The rule that ended a game; its sentence in the catalogue is `result.<rule>`. */
export type EndRule = (typeof END_RULES)[number];
