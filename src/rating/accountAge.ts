/**
 * How old an account is, by its id alone: the upper 42 bits of a Discord id are the moment of its making. So nobody has to be asked,
 * and a replay of the games comes to the same.
 *
 * Source: docs.discord.com/developers/reference#snowflakes
 */
import type { UserId } from '../game/game.ts';

/** The first second of 2015, in ms since 1970. */
const EPOCH = 1_420_070_400_000;
const DAY = 24 * 60 * 60 * 1000;
/** Younger accounts do not count yet. */
const LEAST_AGE = 7 * DAY;

/** When an account was made (ms since 1970); `null` for an id that does not say. */
const madeAt = (user: UserId): number | null =>
  /^\d{15,20}$/u.test(user) ? Number(BigInt(user) >> 22n) + EPOCH : null;

/** Whether an account was made less than a week before an instant (ms). Of an id that does not say, nothing bad is assumed. */
export function isNewAccount(user: UserId, at: number): boolean {
  const made = madeAt(user);
  return made !== null && at - made < LEAST_AGE;
}
