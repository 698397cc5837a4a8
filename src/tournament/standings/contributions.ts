/** A round's share in Buchholz and Sonneborn-Berger (C.07 8, 9, 15, 16); dummies if unplayed. */
import { type Entry, type Ledger, scoreOf } from '../ledger.ts';

export interface Contribution {
  readonly score: number;
  readonly points: number;
  /** Unplayed by choice; such rounds are cut first (16.5). */
  readonly isVoluntary: boolean;
}

export interface ScoredRounds {
  readonly ledger: Ledger;
  /** Whether the whole schedule is known, as in a round robin (15.1). */
  readonly isScheduled: boolean;
  readonly draw: number;
  /** The number of rounds held, even if more were planned. */
  readonly rounds: number;
}

const isRequested = ({ kind }: Entry): boolean => kind === 'zero' || kind === 'half';

const isVoluntary = (entry: Entry): boolean => isRequested(entry) || entry.isForfeited;

/** A player's score for opponents: absences until the end count as draws (16.3). */
function adjustedScore(entries: readonly Entry[], draw: number): number {
  let end = entries.length;
  while (end > 0 && entries.slice(end - 1, end).some(isVoluntary)) end -= 1;
  const missed = entries.slice(end).filter(isRequested).length;
  return scoreOf(entries, end) + missed * draw;
}

export function contributionsOf(number: number, scored: ScoredRounds): readonly Contribution[] {
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

export type Worth = (contribution: Contribution) => number;

const least = (some: readonly Contribution[], worth: Worth): Contribution | undefined =>
  some.toSorted((a, b) => a.score - b.score || worth(a) - worth(b))[0];

/** Cuts the lowest, or a voluntary one that is worth at least as much (16.5). */
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

export function sumOf(some: readonly Contribution[], worth: Worth, low = 0, high = 0): number {
  let left = some;
  for (let cut = 0; cut < low; cut += 1) left = withoutLowest(left, worth);
  for (let cut = 0; cut < high; cut += 1) left = withoutHighest(left, worth);
  return left.reduce((sum, one) => sum + worth(one), 0);
}
