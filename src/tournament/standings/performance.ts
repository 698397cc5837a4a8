/** Performance ratings (C.07 10). Forfeits don't count (15.2). */
import type { Entry } from '../ledger.ts';

/** dp for 50 … 100 percent (FIDE B.02 8.1.1); negative below 50. */
const DIFFERENCES = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
  193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470,
  501, 538, 589, 677, 800,
] as const;
const EVEN = 50;

const differenceFor = (percent: number): number => {
  const difference = DIFFERENCES[Math.abs(percent - EVEN)] ?? 0;
  return percent < EVEN ? -difference : difference;
};

const roundHalfUp = (value: number): number => Math.floor(value + 1 / 2);

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

/** The rating that a score is worth (10.2): points as 1-½-0, in whole percent. */
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

const STEP = 500;

/** As on draughts sites: the opponents' mean rating, plus 500 per win, minus 500 per loss. */
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
