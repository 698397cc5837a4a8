/** The tie-breaks (C.07), by their codes. Direct encounter is an order instead of a value. */
import { type Entry, scoreOf, type Ledger } from '../ledger.ts';
import { toPoints } from '../outcome.ts';

/** The dp for 50 … 100 percent (FIDE B.02 8.1.1); negative below 50. */
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

function averageOfOpponents(
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

/** The rating that a score corresponds to (10.2). Points are 1-½-0, in whole percent. */
function performanceOf(
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

/** As on draughts sites: the mean rating of the opponents, plus 500 per win, minus 500 per loss. */
function linearPerformanceOf(
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

/**
 * What a round contributes to Buchholz and Sonneborn-Berger (C.07 8, 9, 15, 16). Unplayed rounds
 * have virtual opponents.
 */
interface Contribution {
  readonly score: number;
  readonly points: number;
  /** Whether the player chose not to play. Such rounds are cut first (16.5). */
  readonly isVoluntary: boolean;
}

interface ScoredRounds {
  readonly ledger: Ledger;
  /** Whether the whole schedule is known, as in a round robin (15.1). */
  readonly isScheduled: boolean;
  readonly draw: number;
  readonly rounds: number;
}

const isRequested = ({ kind }: Entry): boolean => kind === 'zero' || kind === 'half';

const isVoluntary = (entry: Entry): boolean => isRequested(entry) || entry.isForfeited;

/** A player's score as used for opponents. Absences up to the end count as draws (16.3). */
function adjustedScore(entries: readonly Entry[], draw: number): number {
  let end = entries.length;
  while (end > 0 && entries.slice(end - 1, end).some(isVoluntary)) end -= 1;
  const missed = entries.slice(end).filter(isRequested).length;
  return scoreOf(entries, end) + missed * draw;
}

function contributionsOf(number: number, scored: ScoredRounds): readonly Contribution[] {
  const { ledger, isScheduled, draw, rounds } = scored;
  const entries = ledger[number] ?? [];
  const own = scoreOf(entries);
  const theirs = (opponent: number): number => {
    const others = ledger[opponent] ?? [];
    return isScheduled ? scoreOf(others) : adjustedScore(others, draw);
  };
  return entries.flatMap((entry) => {
    const { opponent, points, isPlayed } = entry;
    if (isScheduled)
      return opponent === null ? [] : [{ score: theirs(opponent), points, isVoluntary: false }];
    if (opponent !== null && isPlayed) return [{ score: theirs(opponent), points, isVoluntary: false }];
    // 16.4: the dummy has the player's own score, within limits.
    const most = opponent === null ? draw * rounds : theirs(opponent);
    return [{ score: Math.min(own, most), points, isVoluntary: isVoluntary(entry) }];
  });
}

type Worth = (contribution: Contribution) => number;

const least = (some: readonly Contribution[], worth: Worth): Contribution | undefined =>
  some.toSorted((a, b) => a.score - b.score || worth(a) - worth(b))[0];

/** Cuts the lowest contribution, or a voluntary one that is worth at least as much (16.5). */
function withoutLowest(some: readonly Contribution[], worth: Worth): readonly Contribution[] {
  const lowest = least(some, worth);
  const voluntary = least(
    some.filter((one) => one.isVoluntary),
    worth,
  );
  if (!lowest) return some;
  const cut = voluntary && worth(voluntary) >= worth(lowest) ? voluntary : lowest;
  return some.filter((one) => one !== cut);
}

function withoutHighest(some: readonly Contribution[], worth: Worth): readonly Contribution[] {
  const highest = some.toSorted((a, b) => b.score - a.score || worth(b) - worth(a))[0];
  return some.filter((one) => one !== highest);
}

function sumOf(some: readonly Contribution[], worth: Worth, low = 0, high = 0): number {
  let left = some;
  for (let cut = 0; cut < low; cut += 1) left = withoutLowest(left, worth);
  for (let cut = 0; cut < high; cut += 1) left = withoutHighest(left, worth);
  return left.reduce((sum, one) => sum + worth(one), 0);
}

export const DIRECT = 'DE';
const VALUES = [
  'BH',
  'BH/C1',
  'BH/C2',
  'BH/M1',
  'BH/M2',
  'SB',
  'SB/C1',
  'WIN',
  'WON',
  'PS',
  'ARO',
  'TPR',
  'LP',
] as const;
type ValueCode = (typeof VALUES)[number];
export const TIE_BREAKS = [...VALUES, DIRECT] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export const SWISS_TIE_BREAKS: readonly TieBreak[] = ['BH/C1', 'BH', 'SB', 'DE', 'WON'];
export const ROUND_ROBIN_TIE_BREAKS: readonly TieBreak[] = ['DE', 'WON', 'SB'];

interface Basis extends ScoredRounds {
  readonly win: number;
  readonly ratingOf: (number: number) => number | undefined;
}

const byOpponent: Worth = ({ score }) => score;
const byPoints: Worth = ({ score, points }) => score * points;

const buchholz = (some: readonly Contribution[], low = 0, high = 0): number =>
  toPoints(sumOf(some, byOpponent, low, high));

const sonnebornBerger = (some: readonly Contribution[], low = 0): number =>
  toPoints(sumOf(some, byPoints, low), 2);

const progress = (entries: readonly Entry[]): number =>
  toPoints(entries.reduce((sum, _, round) => sum + scoreOf(entries, round + 1), 0));

export function valueOf(code: ValueCode, number: number, basis: Basis): number | null {
  const entries = basis.ledger[number] ?? [];
  const contributions = contributionsOf(number, basis);
  const wins = entries.filter(({ points }) => points === basis.win);
  switch (code) {
    case 'BH':
      return buchholz(contributions);
    case 'BH/C1':
      return buchholz(contributions, 1);
    case 'BH/C2':
      return buchholz(contributions, 2);
    case 'BH/M1':
      return buchholz(contributions, 1, 1);
    case 'BH/M2':
      return buchholz(contributions, 2, 2);
    case 'SB':
      return sonnebornBerger(contributions);
    case 'SB/C1':
      return sonnebornBerger(contributions, 1);
    case 'WIN':
      return wins.length;
    case 'WON':
      return wins.filter(({ isPlayed }) => isPlayed).length;
    case 'PS':
      return progress(entries);
    case 'ARO':
      return averageOfOpponents(entries, basis.ratingOf);
    case 'TPR':
      return performanceOf(entries, basis.ratingOf);
    case 'LP':
      return linearPerformanceOf(entries, basis.ratingOf);
  }
}
