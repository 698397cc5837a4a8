/** Direct encounters among tied players (C.07 6). */
import type { Ledger } from '../ledger.ts';

export interface Encounters {
  readonly ledger: Ledger;
  /** Whether the schedule is known, as in a round robin; then unplayed games count. */
  readonly isScheduled: boolean;
  readonly most: number;
}

interface Standing {
  readonly number: number;
  /** In games among the group; the average if two met more than once. */
  readonly score: number;
  /** The highest score still possible. */
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

function byScore(standings: readonly Standing[]): readonly (readonly number[])[] {
  const scores = [...new Set(standings.map(({ score }) => score))].sort((a, b) => b - a);
  return scores.map((score) => standings.filter((one) => one.score === score).map(({ number }) => number));
}

/** The leaders that nobody could have overtaken, one by one; then the rest. */
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
