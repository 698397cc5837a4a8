/** Pairs moved-down players with residents (MDP-pairing, C.04.3 3.3.3, 3.7, 4.2, 4.4). */
import { type Bracket, isInside, isMovedPair, mayPair, range } from './bracket.ts';
import { qualityFields } from './criteria.ts';
import type { Field } from '../swiss/fields.ts';
import type { Couple, Plan } from './plan.ts';
import { mustPuzzle } from '../swiss/puzzle.ts';

/** 4.4.2: of equally good sets of pairable players, the one with the smallest differing number. */
const firstSet = (bracket: Bracket): readonly Field[] =>
  range(0, bracket.moved).map((place) => ({
    most: 1,
    total: 1,
    of: (a, b) => (a === place && isMovedPair(bracket, a, b) ? 1 : 0),
    share: (one) => 2 * Number(one === place),
  }));

/** Each gets the first resident (4.2.2) that keeps the bracket as good as possible. */
export function pairMoved(bracket: Bracket, plan: Plan): readonly Couple[] {
  const { moved, end } = bracket;
  if (plan.movedPairs === 0) return [];
  const puzzle = mustPuzzle({
    places: plan.places,
    weighted: plan.weighted,
    fields: [
      ...qualityFields(bracket, plan.floaterFields),
      ...(plan.movedPairs < moved ? firstSet(bracket) : []),
    ],
    mayPair: plan.mayPair,
    preferred: (place) => (place < moved ? moved + place : place + Math.floor((end - moved) / 2)),
  });
  const taken = new Set<number>();
  return range(0, moved)
    .filter((place) => isInside(bracket, place, puzzle.mateOf(place)))
    .map((place) => {
      const free = range(moved, end).filter((other) => !taken.has(other) && mayPair(bracket, place, other));
      const mate = puzzle.settleFirst(place, free);
      taken.add(mate);
      return [place, mate] as const;
    });
}
