/** Moves by kings only, without a capture: nothing that cannot be undone. */
import type { EndRule } from '../endRules.ts';
import type { DrawRule } from './drawRule.ts';
import type { Ratio } from './ratio.ts';
import { drawnByRatio } from './ratio.ts';

/** The count that a capture or the move of a man starts anew. */
export const kingsOnlyRatio = (rule: EndRule, plies: number): Ratio => ({
  rule,
  plies,
  renews: ({ taken, manMoved }) => taken > 0 || manMoved,
});

/** A draw after so many plies of kings alone; not shown as running before the first of them. */
export function kingsOnly(rule: EndRule, plies: number): DrawRule {
  const ratio = kingsOnlyRatio(rule, plies);
  const judge = drawnByRatio(() => ratio);
  return (course) => {
    const count = judge(course);
    return count && count.pliesLeft < plies ? count : null;
  };
}
