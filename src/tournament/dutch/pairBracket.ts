/** Pairs one bracket (C.04.3 3): first what must be, then the moved-down players, then the residents. */
import type { Bracket } from './bracket.ts';
import { pairMoved } from './pairMoved.ts';
import { pairRemainder } from './pairRemainder.ts';
import { planOf } from './plan.ts';
import type { Couple } from './plan.ts';

/** The pairs of the bracket. `byeScore` is the score of who gets the bye, null when nobody does. */
export function pairBracket(bracket: Bracket, byeScore: number | null): readonly Couple[] {
  const plan = planOf(bracket, byeScore);
  const moved = pairMoved(bracket, plan);
  return [...moved, ...pairRemainder(bracket, plan, moved)];
}
