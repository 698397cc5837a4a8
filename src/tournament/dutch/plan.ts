/** What is certain of a bracket before anybody is paired: how many pairs there are, and how those left over go down. */
import { isInside, isMovedPair, mayPair, range } from './bracket.ts';
import type { Bracket } from './bracket.ts';
import { byeField, completionFields, nextFields } from './criteria.ts';
import type { Field } from '../swiss/fields.ts';
import { lookAhead } from './lookAhead.ts';
import { mustPuzzle } from '../swiss/puzzle.ts';

/** Two places, the better one first. */
export type Couple = readonly [number, number];

export interface Plan {
  /** How many moved-down players are paired here (M1). */
  readonly movedPairs: number;
  /** How many residents are paired with each other. */
  readonly residentPairs: number;
  readonly hasFloaters: boolean;
  /** Whom the pairing of this bracket concerns. The last one may be the bye's place: who is matched with it goes down. */
  readonly places: readonly number[];
  /** How many places, from the first, the criteria are about. */
  readonly weighted: number;
  readonly mayPair: (a: number, b: number) => boolean;
  /** C8 and C9: what is asked of those who go down. */
  readonly floaterFields: readonly Field[];
}

/** `places` with the bye, if their number is odd. */
const evened = ({ bye }: Bracket, places: readonly number[]): readonly number[] =>
  places.length % 2 === 1 ? [...places, bye] : places;

/** A best pairing of everybody by C4, C6 and C7: the pairs of this bracket. */
function roughPairs(bracket: Bracket): readonly Couple[] {
  const { cards, moved, end, nextEnd } = bracket;
  const half = Math.floor((end - moved) / 2);
  const puzzle = mustPuzzle({
    weighted: nextEnd,
    places: evened(bracket, range(0, cards.length)),
    fields: completionFields(bracket),
    mayPair: (a, b) => mayPair(bracket, a, b),
    preferred: (place) => (place < moved ? moved + place : place + half),
  });
  return range(0, end)
    .map((place) => [place, puzzle.mateOf(place)] as const)
    .filter(([a, b]) => a < b && isInside(bracket, a, b));
}

/** The part of a plan that says who may go down, and who had better. */
function wayDown(
  bracket: Bracket,
  floaters: number,
  byeScore: number | null,
): Pick<Plan, 'places' | 'weighted' | 'mayPair' | 'floaterFields'> {
  const { cards, moved, end, nextEnd, bye } = bracket;
  const own = evened(bracket, range(0, end));
  const among = (a: number, b: number): boolean => mayPair(bracket, a, b);
  const closed = { places: own, weighted: own.length, mayPair: among };
  if (floaters === 0) return { ...closed, floaterFields: [] };
  const score = cards[moved]?.score ?? 0;
  if (floaters === 1 && byeScore !== null && byeScore >= score)
    return { ...closed, floaterFields: [byeField(bracket)] };
  if (floaters === 1) {
    const { mayGo, field } = lookAhead(bracket);
    return {
      ...closed,
      mayPair: (a, b) => (b === bye ? mayGo(a) : among(a, b)),
      floaterFields: [field],
    };
  }
  return {
    places: evened(bracket, range(0, cards.length)),
    weighted: nextEnd,
    mayPair: among,
    floaterFields: nextFields(bracket),
  };
}

/** `byeScore` is the score of who gets the bye, null when nobody does. */
export function planOf(bracket: Bracket, byeScore: number | null): Plan {
  const pairs = roughPairs(bracket);
  const movedPairs = pairs.filter(([a, b]) => isMovedPair(bracket, a, b)).length;
  const floaters = bracket.end - 2 * pairs.length;
  return {
    movedPairs,
    residentPairs: pairs.length - movedPairs,
    hasFloaters: floaters > 0,
    ...wayDown(bracket, floaters, byeScore),
  };
}
