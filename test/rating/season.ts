/** A repeatable random season between players with known strengths. */
import { afterGame, newRating, type Rating, type Score } from '../../src/rating/glicko.ts';

const DAY = 24 * 60 * 60 * 1000;
const SHARE_OF_DRAWS = 0.2;

/** Random numbers from 0 to 1, by seed (mulberry32, by Tommy Ettinger, public domain). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random number from the normal distribution (Box and Muller). */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A random score for the first player, with the odds that Glicko assumes. */
export function play(random: () => number, first: number, second: number): Score {
  const expected = 1 / (1 + 10 ** ((second - first) / 400));
  const draw = SHARE_OF_DRAWS * 2 * Math.min(expected, 1 - expected);
  const luck = random();
  if (luck < expected - draw / 2) return 1;
  return luck < expected + draw / 2 ? 0.5 : 0;
}

/** Everyone's true strength and final rating, after games between random pairs over half a year. */
export function playSeason(
  random: () => number,
  { players, games }: { readonly players: number; readonly games: number },
): { readonly strengths: readonly number[]; readonly ratings: readonly number[] } {
  const strengths = Array.from({ length: players }, () => 1500 + 300 * normal(random));
  const ratings: Rating[] = strengths.map(() => newRating(0));
  for (let game = 0; game < games; game += 1) {
    const one = Math.floor(random() * players);
    const other = (one + 1 + Math.floor(random() * (players - 1))) % players;
    const [a, b] = [ratings[one], ratings[other]];
    if (!a || !b) throw new Error('a player without a rating');
    const score = play(random, strengths[one] ?? 0, strengths[other] ?? 0);
    const at = (game / games) * 180 * DAY;
    ratings[one] = afterGame(a, b, score, at);
    ratings[other] = afterGame(b, a, score === 1 ? 0 : score === 0 ? 1 : 0.5, at);
  }
  return { strengths, ratings: ratings.map(({ value }) => value) };
}

const ranksOf = (values: readonly number[]): readonly number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => sorted.indexOf(value));
};

/** Spearman's rank correlation of two lists of the same length without ties. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [ranks, others] = [ranksOf(a), ranksOf(b)];
  const squares = ranks.reduce((sum, rank, index) => sum + (rank - (others[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (a.length * (a.length ** 2 - 1));
}
