/**
 * The best perfect matching of a graph with vector weights. Every vertex gets a mate, and the sum
 * of the weights is the largest possible, compared level by level. After weights change, the search
 * resumes from the last matching.
 *
 * Edmonds, "Maximum matching and a polyhedron with 0,1-vertices" (1965); duals and blossoms as in
 * Galil, "Efficient algorithms for finding maximum matching in graphs" (1986).
 */
import { areConnected, disconnect, type Graph } from './graph.ts';
import { dissolve } from './blossoms.ts';
import { findMate } from './search.ts';
import { fitDual, isTight, makeState, NONE, separate, type State } from './state.ts';

interface Matching {
  readonly mateOf: (vertex: number) => number;
  /** Whether a best matching may contain this edge. False is certain, but true isn't. */
  readonly mayJoin: (a: number, b: number) => boolean;
  /** Call this after changing the edges of a vertex, and then `solve`. */
  readonly reweigh: (vertex: number) => void;
  /** Removes two mates from the graph permanently. */
  readonly settle: (a: number, b: number) => void;
  readonly solve: () => boolean;
}

/** Where to start. This affects the speed, but never the result. */
interface Hints {
  readonly preferred: (vertex: number) => number;
  /** A first dual value. For two vertices, the sum must be at least twice their edge's weight. */
  readonly share: (vertex: number, level: number) => number;
}

/** Uses the given dual values, each lowered as far as possible. */
function beginDuals(state: State, share: Hints['share']): void {
  const { size, levels } = state.graph;
  for (let vertex = 0; vertex < size; vertex += 1)
    for (let level = 0; level < levels; level += 1)
      state.dual[vertex * levels + level] = share(vertex, level);
  for (let vertex = size - 1; vertex >= 0; vertex -= 1) fitDual(state, vertex);
}

/** Matches along tight edges. Each vertex gets the first mate that it prefers. */
function beginGreedily(state: State, preferred: Hints['preferred']): void {
  const { size } = state.graph;
  for (let vertex = 0; vertex < size; vertex += 1) {
    if (state.mate[vertex] !== NONE) continue;
    const first = preferred(vertex);
    for (let turn = 0; turn < size; turn += 1) {
      const other = (first + turn) % size;
      if (state.mate[other] !== NONE || !areConnected(state.graph, vertex, other)) continue;
      if (!isTight(state, vertex, other)) continue;
      state.mate[vertex] = other;
      state.mate[other] = vertex;
      break;
    }
  }
}

const unnest = (state: State, vertex: number): void => {
  while (state.top[vertex] !== vertex) dissolve(state, state.top[vertex]!);
};

function solve(state: State): boolean {
  for (let vertex = 0; vertex < state.graph.size; vertex += 1)
    if (state.mate[vertex] === NONE && !findMate(state, vertex)) return false;
  return true;
}

function reweigh(state: State, vertex: number): void {
  unnest(state, vertex);
  fitDual(state, vertex);
  const other = state.mate[vertex]!;
  if (other === NONE) return;
  if (!areConnected(state.graph, vertex, other) || !isTight(state, vertex, other)) separate(state, vertex);
}

function settle(state: State, a: number, b: number): void {
  unnest(state, a);
  unnest(state, b);
  for (let other = 0; other < state.graph.size; other += 1) {
    disconnect(state.graph, a, other);
    disconnect(state.graph, b, other);
  }
  state.mate[a] = b;
  state.mate[b] = a;
}

export function makeMatching(graph: Graph, { preferred, share }: Hints): Matching {
  const state = makeState(graph);
  beginDuals(state, share);
  beginGreedily(state, preferred);
  return {
    mateOf: (vertex) => state.mate[vertex]!,
    mayJoin: (a, b) => areConnected(graph, a, b) && (state.top[a] === state.top[b] || isTight(state, a, b)),
    reweigh: (vertex) => reweigh(state, vertex),
    settle: (a, b) => settle(state, a, b),
    solve: () => solve(state),
  };
}
