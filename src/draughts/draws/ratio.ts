/** Counts that run while the pieces are in some ratio ("three kings against one: 15 moves"). */
import type { Move, Position } from '../types.ts';
import type { Count, Course, DrawRule, CountRule } from './drawRule.ts';
import { type Material, materialOf, totalOf } from './material.ts';

export interface Ratio {
  readonly rule: CountRule;
  readonly plies: number;
  /** Whether the count includes the ply that creates the ratio. */
  readonly startsAt: 'ratio' | 'next-ply';
  readonly renews: (event: Event) => boolean;
}

type RatioOf = (event: Event, after: Position) => Ratio | null;

interface Tally {
  readonly ratio: Ratio | null;
  readonly clock: number;
}

/** A count continues when the ratio changes, unless the new ratio restarts it. */
export const drawnByRatio = (ratios: readonly Ratio[], ratioOf: RatioOf): DrawRule => ({
  ends: ratios.map(({ rule }) => rule),
  judge: (course) => countOf(tally(course, ratioOf)),
});

export function countOf({ ratio, clock }: Tally): Count | null {
  if (!ratio || (ratio.startsAt === 'next-ply' && clock === 0)) return null;
  return { rule: ratio.rule, pliesLeft: Math.max(0, ratio.plies - clock) };
}

export function tally({ positions, moves }: Course, ratioOf: RatioOf): Tally {
  let current: Tally = { ratio: null, clock: 0 };
  moves.forEach((move, ply) => {
    const [before, after] = [positions[ply], positions[ply + 1]];
    if (!before || !after) throw new Error(`expected positions before and after ply ${ply}`);
    const event = eventOf(before, move, after);
    const ratio = ratioOf(event, after);
    current = { ratio, clock: !ratio || ratio.renews(event) ? 0 : current.clock + 1 };
  });
  return current;
}

interface Event {
  readonly taken: number;
  readonly manMoved: boolean;
  readonly crowns: boolean;
  readonly crownsFirst: boolean;
  readonly material: Material;
  readonly before: number;
  readonly after: number;
}

function eventOf(before: Position, move: Move, after: Position): Event {
  const material = materialOf(after);
  return {
    taken: move.taken.length,
    manMoved: before.board[move.from]?.[0].role === 'man',
    crowns: move.promotes,
    crownsFirst: move.promotes && material[before.turn].kings === 1,
    material,
    before: totalOf(material) + move.taken.length,
    after: totalOf(material),
  };
}

/** Counts moves of both sides; a capture or a man's move restarts it. */
export const kingsOnlyRatio = (rule: CountRule, moves: number): Ratio => ({
  rule,
  plies: 2 * moves,
  startsAt: 'next-ply',
  renews: ({ taken, manMoved }) => taken > 0 || manMoved,
});

const limits = new WeakMap<DrawRule, number>();

/**
 * A draw after both sides have made `moves` moves with kings only, whatever the material.
 *
 * @example
 * kingsOnly('kings-only-25', 25).ends // => ['kings-only-25']
 */
export function kingsOnly(rule: CountRule, moves: number): DrawRule {
  const ratio = kingsOnlyRatio(rule, moves);
  const made = drawnByRatio([ratio], () => ratio);
  limits.set(made, ratio.plies);
  return made;
}

/** The limit in plies of a rule made by `kingsOnly`; null for other rules. */
export const kingsOnlyPlies = (rule: DrawRule): number | null => limits.get(rule) ?? null;
