/** Who did better among those who are level so far (C.07 6). */
import type { Ledger } from '../ledger.ts';

export interface Encounters {
  readonly ledger: Ledger;
  /** Is the whole schedule known, as in a round robin? Then unplayed games count with their points. */
  readonly isScheduled: boolean;
  /** The most that an encounter brings, in units. */
  readonly most: number;
}

interface Standing {
  readonly number: number;
  /** In games among the group; the average where two met more than once. */
  readonly score: number;
  /** What it could have become. */
  readonly reach: number;
}

function standingIn(
  group: readonly number[],
  number: number,
  { ledger, isScheduled, most }: Encounters,
): Standing {
  const entries = ledger[number] ?? [];
  let [score, missing] = [0, 0];
  for (const other of group) {
    if (other === number) continue;
    const met = entries.filter(({ opponent, isPlayed }) => opponent === other && (isPlayed || isScheduled));
    if (met.length === 0) missing += 1;
    else score += met.reduce((sum, { points }) => sum + points, 0) / met.length;
  }
  return { number, score, reach: score + (isScheduled ? 0 : missing * most) };
}

/** Those of equal score together, the best first. */
function byScore(standings: readonly Standing[]): readonly (readonly number[])[] {
  const scores = [...new Set(standings.map(({ score }) => score))].sort((a, b) => b - a);
  return scores.map((score) => standings.filter((one) => one.score === score).map(({ number }) => number));
}

/** Those at the top whom nobody below could have caught up with, one by one; then the rest. */
function safeFirst(standings: readonly Standing[]): readonly (readonly number[])[] {
  const left = standings.toSorted((a, b) => b.score - a.score);
  const safe: number[][] = [];
  for (;;) {
    const [first, ...others] = left;
    if (!first || others.some(({ reach }) => reach >= first.score)) break;
    safe.push([first.number]);
    left.shift();
  }
  return left.length > 0 ? [...safe, left.map(({ number }) => number)] : safe;
}

/** Splits a group of level players, the best first. Those who stay together stay level. */
export function splitByEncounter(
  group: readonly number[],
  encounters: Encounters,
): readonly (readonly number[])[] {
  if (group.length < 2) return [group];
  const standings = group.map((number) => standingIn(group, number, encounters));
  const isComplete = standings.every(({ score, reach }) => score === reach);
  const parts = isComplete ? byScore(standings) : safeFirst(standings);
  if (parts.length === 1) return parts;
  return parts.flatMap((part) => splitByEncounter(part, encounters));
}
