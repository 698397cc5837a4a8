/** A pairing as a matching. Places become vertices, and criteria become weights. */
import { disconnect, makeGraph, setWeight } from '../matching/graph.ts';
import { makeMatching } from '../matching/matching.ts';
import { type Field, packFields, shareOf, valueOf } from './fields.ts';

interface PuzzleSpec {
  readonly places: readonly number[];
  readonly fields: readonly Field[];
  /** The fields apply to the first `weighted` places. Other pairs have weight 0. */
  readonly weighted: number;
  readonly mayPair: (a: number, b: number) => boolean;
  readonly preferred: (place: number) => number;
}

interface Edge {
  readonly one: number;
  readonly other: number;
  readonly a: number;
  readonly b: number;
}

export interface Puzzle {
  readonly mateOf: (place: number) => number;
  /** Pairs `place` permanently with the first candidate that occurs in a best matching. */
  readonly settleFirst: (place: number, candidates: readonly number[]) => number;
  /** Finds a best matching with one of these edges, or without them if `isWanted` is false. */
  readonly lean: (place: number, others: readonly number[], isWanted: boolean) => void;
  readonly straighten: (place: number, others: readonly number[]) => void;
  readonly cut: (place: number, others: readonly number[]) => void;
  readonly keepOnly: (place: number, others: readonly number[]) => void;
}

/** Throws if there is no pairing, but callers have checked that everyone can be paired. */
export function mustPuzzle(spec: PuzzleSpec): Puzzle {
  const { places } = spec;
  const vertices = new Map(places.map((place, vertex) => [place, vertex]));
  const vertexOf = (place: number): number => vertices.get(place) ?? 0;
  const { graph, levels } = draw(spec);
  const trial = levels.length;
  const matching = makeMatching(graph, {
    preferred: (vertex) => vertexOf(spec.preferred(places[vertex] ?? 0)),
    share: (vertex, level) => {
      const packed = levels[level];
      return packed ? shareOf(packed, places[vertex] ?? 0) : 0;
    },
  });
  if (!matching.solve()) throw new Error('expected a partial pairing that can be completed');
  const mateOf = (place: number): number => places[matching.mateOf(vertexOf(place))] ?? place;
  /** Gives edges of a place a weight on the last level, which has no other weights. */
  const favor = (place: number, others: readonly number[], worth: (index: number) => number): void => {
    for (const [index, other] of others.entries())
      setWeight(graph, trial, vertexOf(place), vertexOf(other), worth(index));
    matching.reweigh(vertexOf(place));
    matching.solve();
  };
  const cut = (place: number, others: readonly number[]): void => {
    for (const other of others) disconnect(graph, vertexOf(place), vertexOf(other));
    matching.reweigh(vertexOf(place));
    matching.solve();
  };
  return {
    mateOf,
    settleFirst: (place, candidates) => {
      const first = candidates.find((other) => matching.mayJoin(vertexOf(place), vertexOf(other)));
      if (first !== mateOf(place)) favor(place, candidates, (index) => candidates.length - index);
      const mate = mateOf(place);
      matching.settle(vertexOf(place), vertexOf(mate));
      matching.solve();
      return mate;
    },
    lean: (place, others, isWanted) => favor(place, others, () => (isWanted ? 1 : -1)),
    straighten: (place, others) => favor(place, others, () => 0),
    cut,
    keepOnly: (place, others) => {
      const kept = new Set(others);
      cut(
        place,
        places.filter((other) => other !== place && !kept.has(other)),
      );
    },
  };
}

function draw({ places, fields, weighted, mayPair }: PuzzleSpec) {
  const size = places.length;
  const edges = new Uint8Array(size * size);
  const heavy: Edge[] = [];
  for (let one = 0; one < size; one += 1)
    for (let other = one + 1; other < size; other += 1) {
      const [a, b] = [places[one] ?? 0, places[other] ?? 0];
      if (!mayPair(a, b)) continue;
      edges[one * size + other] = 1;
      edges[other * size + one] = 1;
      if (other < weighted) heavy.push({ one, other, a, b });
    }
  const levels = packFields(
    fields.filter(({ of }) => heavy.some(({ a, b }) => of(a, b) !== 0)),
    Math.ceil(weighted / 2),
  );
  const graph = makeGraph(size, weighted, levels.length + 1, edges);
  for (const [level, packed] of levels.entries())
    for (const { one, other, a, b } of heavy) setWeight(graph, level, one, other, valueOf(packed, a, b));
  return { graph, levels };
}
