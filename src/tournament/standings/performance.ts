/** Ratings of opponents, and what they make of a score (C.07 10). Forfeits do not count (15.2). */
import type { Entry } from '../ledger.ts';

/** dp for 50 … 100 per cent (FIDE B.02 8.1.1); below it is the same with a minus. */
const DIFFERENCES = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
  193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470,
  501, 538, 589, 677, 800,
] as const;
const EVEN = 50;

/** The difference of ratings for a whole per cent of the points. */
const differenceFor = (percent: number): number => {
  const difference = DIFFERENCES[Math.abs(percent - EVEN)] ?? 0;
  return percent < EVEN ? -difference : difference;
};

const roundHalfUp = (value: number): number => Math.floor(value + 1 / 2);

/** The mean rating of the opponents played (10.1). Null without a game, or if somebody has no rating. */
export function averageOfOpponents(
  entries: readonly Entry[],
  ratingOf: (number: number) => number | undefined,
): number | null {
  const ratings = entries.flatMap(({ isPlayed, opponent }) =>
    isPlayed && opponent !== null ? [ratingOf(opponent)] : [],
  );
  const known = ratings.flatMap((rating) => rating ?? []);
  if (known.length === 0 || known.length < ratings.length) return null;
  return roundHalfUp(known.reduce((sum, rating) => sum + rating, 0) / known.length);
}

/** The rating that the score is worth (10.2): points as 1-½-0, in whole per cent. */
export function performanceOf(
  entries: readonly Entry[],
  ratingOf: (number: number) => number | undefined,
): number | null {
  const average = averageOfOpponents(entries, ratingOf);
  if (average === null) return null;
  const games = entries.reduce((sum, entry) => sum + entry.games, 0);
  const halves = entries.reduce((sum, entry) => sum + entry.halves, 0);
  if (games === 0) return null;
  return average + differenceFor(roundHalfUp((100 * halves) / (2 * games)));
}

/** A win is worth so much more than the opponent's rating, and a loss so much less. */
const STEP = 500;

/** The same as draughts sites reckon it: the mean of the opponents' ratings, each with 500 more for a win and less for a loss. */
export function linearPerformanceOf(
  entries: readonly Entry[],
  ratingOf: (number: number) => number | undefined,
): number | null {
  const played = entries.flatMap(({ games, halves, opponent }) =>
    games > 0 && opponent !== null ? [{ games, halves, rating: ratingOf(opponent) }] : [],
  );
  const games = played.reduce((sum, entry) => sum + entry.games, 0);
  let total = 0;
  for (const entry of played) {
    if (entry.rating === undefined) return null;
    total += entry.games * entry.rating + STEP * (entry.halves - entry.games);
  }
  return games === 0 ? null : roundHalfUp(total / games);
}
