/**
 * The state of Edmonds' algorithm: mates, dual values and nested blossoms.
 *
 * A node is a vertex (0 … size - 1) or a blossom (size … 2 size - 1). The dual values prove that a
 * matching is the best: the slack of an edge, `dual(a) + dual(b) - 2 weight`, is never negative,
 * and is zero for matched edges. A blossom's dual value counts for the edges inside it and is never
 * negative.
 */
import { doubledWeight, type Graph } from './graph.ts';

export const FREE = 0;
/** At an even distance from the root. */
export const OUTER = 1;
export const INNER = 2;

export const NONE = -1;

export interface State {
  readonly graph: Graph;
  readonly mate: Int32Array;
  readonly dual: Float64Array;
  readonly top: Int32Array;
  readonly parent: Int32Array;
  readonly base: Int32Array;
  /** The parts of a blossom in the order of its cycle, starting with its base. */
  readonly parts: (number[] | null)[];
  /** Two vertices per part: the edge from this part to the next part. */
  readonly links: number[][];
  /** The vertices of a blossom stay the same as long as it exists. */
  readonly vertices: (readonly number[])[];
  readonly unusedBlossoms: number[];
  readonly tree: Tree;
}

interface Tree {
  readonly label: Uint8Array;
  /** The edge that reached a node: `from` is outside of it, and `to` is inside. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly queue: number[];
  readonly total: Float64Array;
  readonly step: Float64Array;
  /** The outer vertex with the least slack to a vertex, and that slack before both steps. */
  readonly best: Int32Array;
  readonly key: Float64Array;
}

export function makeState(graph: Graph): State {
  const { size, levels } = graph;
  const nodes = 2 * size;
  return {
    graph,
    mate: new Int32Array(size).fill(NONE),
    dual: new Float64Array(nodes * levels),
    top: Int32Array.from({ length: size }, (_, vertex) => vertex),
    parent: new Int32Array(nodes).fill(NONE),
    base: Int32Array.from({ length: nodes }, (_, node) => (node < size ? node : NONE)),
    parts: Array.from({ length: nodes }, () => null),
    links: Array.from({ length: nodes }, () => []),
    vertices: Array.from({ length: nodes }, (_, node) => (node < size ? [node] : [])),
    unusedBlossoms: Array.from({ length: size }, (_, index) => nodes - 1 - index),
    tree: {
      label: new Uint8Array(nodes),
      from: new Int32Array(nodes).fill(NONE),
      to: new Int32Array(nodes).fill(NONE),
      queue: [],
      total: new Float64Array(levels),
      step: new Float64Array(levels),
      best: new Int32Array(size).fill(NONE),
      key: new Float64Array(size * levels),
    },
  };
}

export function isTight({ graph, dual }: State, a: number, b: number): boolean {
  const { levels } = graph;
  for (let level = 0; level < levels; level += 1)
    if (dual[a * levels + level]! + dual[b * levels + level]! !== doubledWeight(graph, level, a, b))
      return false;
  return true;
}

export function isZero({ graph: { levels }, dual }: State, node: number): boolean {
  for (let level = 0; level < levels; level += 1) if (dual[node * levels + level] !== 0) return false;
  return true;
}

export function separate({ mate }: State, vertex: number): void {
  const other = mate[vertex]!;
  if (other === NONE) return;
  mate[vertex] = NONE;
  mate[other] = NONE;
}

/** The lowest dual value that leaves no edge of the vertex with a negative slack. */
export function fitDual({ graph, dual }: State, vertex: number): void {
  const { size, levels, edges } = graph;
  const start = vertex * levels;
  let isFirst = true;
  for (let other = 0; other < size; other += 1) {
    if (edges[vertex * size + other] !== 1) continue;
    let level = 0;
    let need = 0;
    if (!isFirst)
      for (; level < levels; level += 1) {
        need = doubledWeight(graph, level, vertex, other) - dual[other * levels + level]!;
        if (need !== dual[start + level]) break;
      }
    if (!isFirst && (level === levels || need < dual[start + level]!)) continue;
    isFirst = false;
    for (; level < levels; level += 1)
      dual[start + level] = doubledWeight(graph, level, vertex, other) - dual[other * levels + level]!;
  }
}
