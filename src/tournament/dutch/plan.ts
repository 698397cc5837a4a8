/**
 * What is known about a bracket before it is paired: the number of pairs, and how the other players
 * move down.
 */
import { type Bracket, isInside, isMovedPair, isNext, mayPair, range } from './bracket.ts';
import { byeField, completionFields, nextFields } from './criteria.ts';
import type { Field } from '../swiss/fields.ts';
import { mustPuzzle } from '../swiss/puzzle.ts';
import { connect, disconnect, makeGraph, setWeight } from '../matching/graph.ts';
import { makeMatching } from '../matching/matching.ts';

export type Couple = readonly [number, number];

export interface Plan {
  readonly movedPairs: number;
  readonly residentPairs: number;
  readonly hasFloaters: boolean;
  /** The places to pair. The last may be the bye's; the player matched with it moves down. */
  readonly places: readonly number[];
  readonly weighted: number;
  readonly mayPair: (a: number, b: number) => boolean;
  readonly floaterFields: readonly Field[];
}

const withBye = ({ bye }: Bracket, places: readonly number[]): readonly number[] =>
  places.length % 2 === 1 ? [...places, bye] : places;

/** The pairs of this bracket in any pairing that is best according to C4, C6 and C7. */
function roughPairs(bracket: Bracket): readonly Couple[] {
  const { cards, moved, end, nextEnd } = bracket;
  const half = Math.floor((end - moved) / 2);
  const puzzle = mustPuzzle({
    weighted: nextEnd,
    places: withBye(bracket, range(0, cards.length)),
    fields: completionFields(bracket),
    mayPair: (a, b) => mayPair(bracket, a, b),
    preferred: (place) => (place < moved ? moved + place : place + half),
  });
  return range(0, end)
    .map((place) => [place, puzzle.mateOf(place)] as const)
    .filter(([a, b]) => a < b && isInside(bracket, a, b));
}

function wayDown(
  bracket: Bracket,
  floaters: number,
  byeScore: number | null,
): Pick<Plan, 'places' | 'weighted' | 'mayPair' | 'floaterFields'> {
  const { cards, moved, end, nextEnd, bye } = bracket;
  const own = withBye(bracket, range(0, end));
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
    places: withBye(bracket, range(0, cards.length)),
    weighted: nextEnd,
    mayPair: among,
    floaterFields: nextFields(bracket),
  };
}

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

interface LookAhead {
  readonly mayGo: (place: number) => boolean;
  readonly field: Field;
}

const NEWCOMER = 0;
const PAIR = 2;

/** C8 for one floater: how good the next bracket becomes with each candidate. */
function lookAhead(bracket: Bracket): LookAhead {
  const { cards, end, nextEnd, bye } = bracket;
  const below = range(end, cards.length + ((cards.length - end) % 2 === 0 ? 1 : 0));
  const weighted = nextEnd - end + 1;
  const graph = makeGraph(below.length + 1, weighted, 1);
  const vertexOf = (place: number): number => place - end + 1;
  for (const a of below)
    for (let b = a + 1; b < end + below.length; b += 1) {
      if (!mayPair(bracket, a, b)) continue;
      connect(graph, vertexOf(a), vertexOf(b));
      if (isNext(bracket, b)) setWeight(graph, 0, vertexOf(a), vertexOf(b), PAIR);
    }
  for (let vertex = 1; vertex < weighted; vertex += 1) setWeight(graph, 0, NEWCOMER, vertex, PAIR + 1);
  const matching = makeMatching(graph, {
    preferred: (vertex) => vertex + 1,
    share: (vertex) => (vertex < weighted ? PAIR : 0),
  });
  const goodnessOf = (place: number): number | null => {
    for (const other of below) {
      if (mayPair(bracket, place, other)) connect(graph, NEWCOMER, vertexOf(other));
      else disconnect(graph, NEWCOMER, vertexOf(other));
    }
    matching.reweigh(NEWCOMER);
    if (!matching.solve()) return null;
    const isPaired = (vertex: number): boolean => matching.mateOf(vertex) < weighted;
    const paired = range(1, weighted).filter(isPaired).length + Number(isPaired(NEWCOMER));
    return (PAIR * paired) / 2 + Number(isPaired(NEWCOMER));
  };
  const goodness = range(0, end).map(goodnessOf);
  const least = Math.min(...goodness.flatMap((value) => value ?? []));
  const gain = (place: number): number => (goodness[place] ?? least) - least;
  const most = Math.max(...range(0, end).map(gain));
  return {
    mayGo: (place) => goodness[place] !== null,
    field: {
      most,
      of: (a, b) => (b === bye ? gain(a) : 0),
      share: (place) => (place === bye ? 2 * most : 0),
    },
  };
}
