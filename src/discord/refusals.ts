/**
 * How much the bot holds back when Discord refuses much of what it asks. Discord bars an address for a while after 10,000 refusals (401, 403,
 * 429) within ten minutes; all processes count theirs together and slow down long before: first what nobody waits for, then all
 * requests but answers to interactions.
 *
 * Source: https://docs.discord.com/developers/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans
 */
import { APART } from './turns.ts';

/** From so many refusals in ten minutes on work that nobody waits for is left alone. */
const MANY = 1000;
/** From so many on requests are asked so far apart, in ms. */
const SLOWER: readonly (readonly [refusals: number, apart: number])[] = [
  [6000, 10_000],
  [3000, 1000],
  [MANY, 5 * APART],
];

/** Whether what nobody waits for is left alone, after so many refusals in ten minutes. */
export const holdsBack = (refusals: number): boolean => refusals >= MANY;

/** How far apart requests are then, in ms. */
export const apartAfter = (refusals: number): number =>
  SLOWER.find(([from]) => refusals >= from)?.[1] ?? APART;

/** Whether an answer of Discord's counts; a limit that other bots share does not. */
export const isRefusal = (status: number, scope: string | null): boolean =>
  status === 401 || status === 403 || (status === 429 && scope !== 'shared');
