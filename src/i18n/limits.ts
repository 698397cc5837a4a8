/**
 * Discord's limits of a text by its key (in characters, with holes filled).
 * https://docs.discord.com/developers/interactions/application-commands and /components/reference
 */

const LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^name\./u, 32],
  [/^command\./u, 100],
  [/^variant\./u, 35],
  [/^button\./u, 80],
  [/^menu\./u, 150],
  [/^(?:move|piece|games\.choice)\b/u, 100],
  [/^describe\./u, 1024],
];

const MESSAGE = 4000;

export const limitOf = (key: string): number => LIMITS.find(([keys]) => keys.test(key))?.[1] ?? MESSAGE;
