/**
 * How long a text may be for Discord, by what its key says it becomes (characters, holes filled).
 * https://docs.discord.com/developers/interactions/application-commands and /components/reference
 */

/** The first pattern that fits a key decides. */
const LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^name\./u, 32],
  [/^command\./u, 100],
  // Stands in labels beside names and moves.
  [/^variant\./u, 35],
  [/^button\./u, 80],
  [/^menu\./u, 150],
  [/^(?:move|piece|games\.choice)\b/u, 100],
  [/^describe\./u, 1024],
];
/** A message's texts together. */
const MESSAGE = 4000;

/** The most characters of the text of this key. What only a long game or name makes too long is cut when it is sent. */
export const limitOf = (key: string): number => LIMITS.find(([keys]) => keys.test(key))?.[1] ?? MESSAGE;
