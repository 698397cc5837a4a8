/**
 * How many connections the bot has. Discord recommends a number, with room to spare; a new number means that all connections begin
 * anew, of which a day allows a thousand, so a little more is no reason. Whoever starts alone begins anew anyway.
 *
 * Source: https://docs.discord.com/developers/events/gateway#sharding
 */

/** So many times as many must be recommended as there are. */
const GROWTH = 1.25;

export interface Planned {
  /** How many there are; `null` before the first time. */
  readonly current: number | null;
  readonly recommended: number;
  /** No other process of the bot lives, and this one just starts. */
  readonly isFirst: boolean;
  /** Discord has refused one of them, for there are too few. */
  readonly areTooFew: boolean;
}

/** How many there should be. They never become fewer while the bot runs. */
export function connectionsFor({ current, recommended, isFirst, areTooFew }: Planned): number {
  if (current === null || isFirst) return recommended;
  return recommended >= current * GROWTH || areTooFew ? Math.max(current, recommended) : current;
}
