/**
 * The seeds of a match. The bot must not be able to choose the openings, so it shows a hash before
 * anyone accepts. But a single seed for the whole match would reveal all later openings. So each
 * seed proves the seed before it: the hash of the first seed is shown in advance, and the hash of
 * each later seed is the previous seed. A seed is shown when its opening is dealt.
 */
import type { Hash } from '../../openings/deal.ts';
import type { MatchLength } from './match.ts';

/** Every opening is played twice, for a total of four points. */
const GAMES = 2;
const POINTS = 2;

/** After this many pairs of games, one side has half of the points. */
export const mostDeals = (length: MatchLength): number =>
  length.kind === 'games' ? Math.ceil(length.games / GAMES) : Math.ceil(length.points / POINTS);

function link(secret: string, times: number, hash: Hash): string {
  let seed = secret;
  for (let time = 0; time < times; time += 1) seed = hash(seed);
  return seed;
}

export const seedOf = (secret: string, length: MatchLength, deal: number, hash: Hash): string =>
  link(`${secret}/match`, mostDeals(length) - deal + 1, hash);

export const sealOf = (secret: string, length: MatchLength, hash: Hash): string =>
  hash(seedOf(secret, length, 1, hash));

/**
 * The seed for a deal. The bot alone chooses the seed and could try several secrets, so ids that it
 * can't choose are added.
 */
export const lotOf = (seed: string, mixed: readonly string[] = []): string => [seed, ...mixed].join('/');

/** The next secret can't be derived from anything that this match has shown. */
export const nextSecret = (secret: string, hash: Hash): string => hash(`${secret}/rematch`);
