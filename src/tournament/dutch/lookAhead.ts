/**
 * C8 for a bracket that sends down one player: how good the next bracket becomes with each of them. Everybody below is matched
 * together with one vertex that stands for the player; only its edges change from one player to the next.
 */
import { connect, disconnect, makeGraph, setWeight } from '../matching/graph.ts';
import { makeMatching } from '../matching/matching.ts';
import { isNext, mayPair, range } from './bracket.ts';
import type { Bracket } from './bracket.ts';
import type { Field } from '../swiss/fields.ts';

export interface LookAhead {
  /** Can everybody below be paired with this player (C4)? */
  readonly mayGo: (place: number) => boolean;
  /** Better for those with whom the next bracket does better, on the edge to the bye's place. */
  readonly field: Field;
}

/** The vertex of the player who comes down. */
const NEWCOMER = 0;
/** A pair of the next bracket counts more than whether the newcomer is in one. */
const PAIR = 2;

export function lookAhead(bracket: Bracket): LookAhead {
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
