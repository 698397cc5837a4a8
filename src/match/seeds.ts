/**
 * The seeds of a match, of which each proves the one before. Whoever draws by lot for two people must not be able to choose what
 * comes out, so a hash is shown before anybody accepts; but one seed for the whole match, once shown, would give away all
 * openings to come. Therefore seeds are links of a chain that is shown from its end: the hash of the first seed is what was shown
 * before, the hash of the second seed is the first one, and so on. Each is shown when its opening is dealt.
 */
import type { Hash } from '../openings/deal.ts';
import type { MatchLength } from '../game/match.ts';

/** Every opening is played twice, and gives four points away. */
const GAMES = 2;
const POINTS = 2;

/** The most openings that a match of this length can have: after so many pairs somebody has half of the points. */
export const mostDeals = (length: MatchLength): number =>
  length.kind === 'games' ? Math.ceil(length.games / GAMES) : Math.ceil(length.points / POINTS);

function link(secret: string, times: number, hash: Hash): string {
  let seed = secret;
  for (let time = 0; time < times; time += 1) seed = hash(seed);
  return seed;
}

/** The seed of a deal, counted from 1. */
export const seedOf = (secret: string, length: MatchLength, deal: number, hash: Hash): string =>
  link(`${secret}/match`, mostDeals(length) - deal + 1, hash);

/** What is shown before the match: the hash of its first seed. */
export const sealOf = (secret: string, length: MatchLength, hash: Hash): string =>
  hash(seedOf(secret, length, 1, hash));

/** What an opening is dealt from: the seed alone would be the bot's choice, which could try secrets until it likes what comes. */
export const lotOf = (seed: string, mixed: readonly string[] = []): string => [seed, ...mixed].join('/');

/** The secret of the rematch, which nothing that is shown of this match gives away. */
export const nextSecret = (secret: string, hash: Hash): string => hash(`${secret}/rematch`);
