/** Moves by kings only, without a capture: nothing that cannot be undone. */
import type { CountRule } from '../endRules.ts';
import type { DrawRule } from './drawRule.ts';
import { drawnByRatio, type Ratio } from './ratio.ts';

/** The count of such moves (of both sides); a capture or the move of a man starts it anew. */
export const kingsOnlyRatio = (rule: CountRule, moves: number): Ratio => ({
  rule,
  plies: 2 * moves,
  startsAt: 'next-ply',
  renews: ({ taken, manMoved }) => taken > 0 || manMoved,
});

const limits = new WeakMap<DrawRule, number>();

/** A draw after so many moves (of both sides) by kings alone, whatever the ratio of pieces. */
export function kingsOnly(rule: CountRule, moves: number): DrawRule {
  const ratio = kingsOnlyRatio(rule, moves);
  const made = drawnByRatio([ratio], () => ratio);
  limits.set(made, ratio.plies);
  return made;
}

/** The plies that a rule made by `kingsOnly` counts to; `null` for any other rule. */
export const kingsOnlyPlies = (rule: DrawRule): number | null => limits.get(rule) ?? null;
