/** Residents meet each other: a homogeneous bracket, or the remainder of another one (C.04.3 3.6, 4.2, 4.3). */
import { isInside, range } from './bracket.ts';
import type { Bracket } from './bracket.ts';
import { qualityFields } from './criteria.ts';
import { chooseExchange } from './exchange.ts';
import { many } from '../swiss/fields.ts';
import type { Field } from '../swiss/fields.ts';
import type { Couple, Plan } from './plan.ts';
import { mustPuzzle } from '../swiss/puzzle.ts';

/** The first two rules of exchanges (4.3.2): few of them, and a small difference of the numbers exchanged. */
function exchangeFields(
  bracket: Bracket,
  numberOf: (place: number) => number,
  pairs: number,
): readonly Field[] {
  const isFirst = (place: number): boolean =>
    place >= bracket.moved && place < bracket.end && numberOf(place) < pairs;
  return [
    many(
      (a, b) => isInside(bracket, a, b) && isFirst(a),
      (place) => 2 * Number(isFirst(place)),
    ),
    {
      most: bracket.end,
      of: (a, b) => (isInside(bracket, a, b) ? -numberOf(a) : 0),
      share: (place) => (isFirst(place) ? -2 * numberOf(place) : 0),
    },
  ];
}

export function pairRemainder(bracket: Bracket, plan: Plan, settled: readonly Couple[]): readonly Couple[] {
  const { moved, end } = bracket;
  const pairs = plan.residentPairs;
  if (pairs === 0) return [];
  const gone = new Set(settled.flat());
  const residents = range(moved, end).filter((place) => !gone.has(place));
  const numbers = new Map(residents.map((place, index) => [place, index]));
  const places = plan.places.filter((place) => !gone.has(place));
  const weighted = places.length - (plan.places.length - plan.weighted);
  const quality = qualityFields(bracket, plan.floaterFields);
  // Who moved down and was not paired is in the Limbo, and stays out (3.2.4).
  const mayPair = (a: number, b: number): boolean => !(a < moved && b < end) && plan.mayPair(a, b);
  const preferred = (place: number): number => residents[(numbers.get(place) ?? 0) + pairs] ?? place;
  const open = mustPuzzle({
    places,
    weighted,
    fields: [...quality, ...exchangeFields(bracket, (place) => numbers.get(place) ?? 0, pairs)],
    mayPair,
    preferred,
  });
  const tops = chooseExchange(open, residents, pairs);
  const isTop = new Set(tops);
  const bottoms = residents.filter((place) => !isTop.has(place));
  const opponentOf = new Map(tops.map((place, index) => [place, bottoms[index] ?? place]));
  // A pair is one of S1 with a worse one of S2.
  const split = mustPuzzle({
    places,
    weighted,
    fields: quality,
    mayPair: (a, b) => (!isInside(bracket, a, b) || (isTop.has(a) && !isTop.has(b))) && mayPair(a, b),
    preferred: (place) => opponentOf.get(place) ?? place,
  });
  const free = new Set(bottoms);
  return tops.map((place) => {
    const candidates = bottoms.filter((other) => other > place && free.has(other));
    const mate = split.settleFirst(place, candidates);
    free.delete(mate);
    return [place, mate] as const;
  });
}
