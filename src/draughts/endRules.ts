/**
 * The names of the rules that end a game. A name with a number counts moves of both sides, so that its sentence can
 * say the number; the same rule with another number has another name.
 */
export const END_RULES = [
  'no-pieces',
  'no-moves',
  'threefold',
  'kings-only-15',
  'three-kings-15',
  'main-road-5',
  'few-pieces-5',
  'standoff-30',
  'standoff-60',
] as const;
/** The rule that ended a game; its sentence in the catalogue is `result.<rule>`. */
export type EndRule = (typeof END_RULES)[number];
