/** Pairs residents with each other: a homogeneous bracket or a remainder (C.04.3 3.6, 4.2, 4.3). */
import { type Bracket, isInside, range } from './bracket.ts';
import { qualityFields } from './criteria.ts';
import { type Field, many } from '../swiss/fields.ts';
import type { Couple, Plan } from './plan.ts';
import { mustPuzzle, type Puzzle } from '../swiss/puzzle.ts';

/** The first two rules for exchanges (4.3.2): few exchanges, and a small difference of numbers. */
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
  // Moved-down players who aren't paired are in the Limbo and stay out (3.2.4).
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
  // A pair consists of a member of S1 and a lower-ranked member of S2.
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

/** The members of S1 after the exchange (4.3). Each is the better player of a pair. */
function chooseExchange(puzzle: Puzzle, residents: readonly number[], pairs: number): readonly number[] {
  const last = residents.at(-1) ?? 0;
  const isTop = (place: number): boolean => {
    const mate = puzzle.mateOf(place);
    return mate > place && mate <= last;
  };
  const [s1, s2] = [residents.slice(0, pairs), residents.slice(pairs)];
  const worse = (place: number): readonly number[] => residents.filter((other) => other > place);
  const exchanges = s1.filter((place) => !isTop(place)).length;
  let left = exchanges;
  // 4.3.2 (3): the largest numbers of S1 that can be moved.
  for (const place of s1.toReversed()) {
    if (left === 0) break;
    if (isTop(place)) puzzle.lean(place, worse(place), false);
    if (isTop(place)) puzzle.straighten(place, worse(place));
    else {
      left -= 1;
      puzzle.cut(place, worse(place));
    }
  }
  // 4.3.2 (4): the smallest numbers of S2 that can be moved.
  left = exchanges;
  for (const place of s2) {
    if (left === 0) break;
    if (!isTop(place)) puzzle.lean(place, worse(place), true);
    if (isTop(place)) {
      left -= 1;
      puzzle.keepOnly(place, worse(place));
    } else puzzle.straighten(place, worse(place));
  }
  return residents.filter(isTop);
}
