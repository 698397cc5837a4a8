/**
 * What a matching is made of while it is looked for (Edmonds' algorithm): mates, dual values and nested blossoms.
 *
 * A node is a vertex (0 … size - 1) or a blossom (size … 2 size - 1). The dual values prove that a matching is best: the slack
 * of an edge, `dual(a) + dual(b) - 2 weight`, is never below zero, and zero for matched edges. A blossom's own dual value
 * counts for the edges inside of it, never below zero either.
 */
import { doubledWeight } from './graph.ts';
import type { Graph } from './graph.ts';

/** Of a node in the tree that is being grown. */
export const FREE = 0;
/** At an even distance from the root. */
export const OUTER = 1;
/** At an odd distance. */
export const INNER = 2;

/** No vertex, no node. */
export const NONE = -1;

export interface State {
  readonly graph: Graph;
  /** By vertex. */
  readonly mate: Int32Array;
  /** By `node * levels + level`. */
  readonly dual: Float64Array;
  /** The outermost node that holds a vertex. */
  readonly top: Int32Array;
  /** The blossom right around a node. */
  readonly parent: Int32Array;
  /** The vertex of a node whose mate is outside of it. */
  readonly base: Int32Array;
  /** The parts of a blossom in the order of its cycle, the one with the base first. */
  readonly parts: (number[] | null)[];
  /** Two vertices a part: the edge from it to the next part. */
  readonly links: number[][];
  /** The vertices in a node: of a blossom they stay the same as long as it lasts. */
  readonly vertices: (readonly number[])[];
  readonly unusedBlossoms: number[];
  readonly tree: Tree;
}

/** The tree of one search. */
interface Tree {
  readonly label: Uint8Array;
  /** The edge by which a node was reached: `from` outside of it, `to` in it. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Outer vertices whose edges are still to be looked at. */
  readonly queue: number[];
  /** The sum of all steps of the duals so far, by level. */
  readonly total: Float64Array;
  /** How far the duals move next, by level. */
  readonly step: Float64Array;
  /** The outer vertex with the least slack to a vertex, and that slack but for what both vertices' steps changed. */
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

/** Is the slack of an edge between two outermost nodes zero on every level? */
export function isTight({ graph, dual }: State, a: number, b: number): boolean {
  const { levels } = graph;
  for (let level = 0; level < levels; level += 1)
    if (dual[a * levels + level]! + dual[b * levels + level]! !== doubledWeight(graph, level, a, b))
      return false;
  return true;
}

/** Is the dual value of a node zero on every level? */
export function isZero({ graph: { levels }, dual }: State, node: number): boolean {
  for (let level = 0; level < levels; level += 1) if (dual[node * levels + level] !== 0) return false;
  return true;
}

/** Takes a vertex and its mate apart, if it has one. */
export function separate({ mate }: State, vertex: number): void {
  const other = mate[vertex]!;
  if (other === NONE) return;
  mate[vertex] = NONE;
  mate[other] = NONE;
}

/** Sets a vertex's dual value to the lowest at which none of its edges has a slack below zero. */
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
