/**
 * Counts that run while the pieces stand in some ratio ("three kings against one: 15 moves"). A federation's list of such
 * rules is a function from a position to the one that applies; this file counts the plies.
 */
import type { CountRule } from '../endRules.ts';
import type { Position } from '../types.ts';
import type { Count, Course, DrawRule } from './drawRule.ts';
import { eventOf, type Event } from './event.ts';

/** A rule that applies as long as the ratio of pieces stands. */
export interface Ratio {
  readonly rule: CountRule;
  /** Plies until the draw. */
  readonly plies: number;
  /** Whether the count runs from the ply that makes the ratio, or only once a later ply has been counted. */
  readonly startsAt: 'ratio' | 'next-ply';
  /** Whether a ply that leads to (or stays in) this ratio starts its count anew. */
  readonly renews: (event: Event) => boolean;
}

/** The ratio that a ply led to; `null` when none applies and nothing is counted. */
export type RatioOf = (event: Event, after: Position) => Ratio | null;

/** How far a ratio has been counted. */
export interface Tally {
  readonly ratio: Ratio | null;
  /** Plies since the count was last started. */
  readonly clock: number;
}

/** The draw rule of a list of ratios, of which `ratioOf` finds the one that applies. A count goes on through a change of ratio unless the new one renews it. */
export const drawnByRatio = (ratios: readonly Ratio[], ratioOf: RatioOf): DrawRule => ({
  ends: ratios.map(({ rule }) => rule),
  judge: (course) => countOf(tally(course, ratioOf)),
});

/** How near the draw of a tally is. */
export function countOf({ ratio, clock }: Tally): Count | null {
  if (!ratio || (ratio.startsAt === 'next-ply' && clock === 0)) return null;
  return { rule: ratio.rule, pliesLeft: Math.max(0, ratio.plies - clock) };
}

/** Counts the whole course. */
export function tally({ positions, moves }: Course, ratioOf: RatioOf): Tally {
  let current: Tally = { ratio: null, clock: 0 };
  moves.forEach((move, ply) => {
    const [before, after] = [positions[ply], positions[ply + 1]];
    if (!before || !after) throw new Error('a course with fewer positions than moves');
    const event = eventOf(before, move, after);
    const ratio = ratioOf(event, after);
    current = { ratio, clock: !ratio || ratio.renews(event) ? 0 : current.clock + 1 };
  });
  return current;
}
