/** How the rules of the board end a game. */
export const END_RULES = ['no-pieces', 'no-moves', 'threefold'] as const;
/** The rule that ended a game; its sentence in the catalogue is `result.<rule>`. */
export type EndRule = (typeof END_RULES)[number];
