/**
 * A graph whose edges are worth vectors of whole numbers, compared from the first level to the last. So criteria of a strict
 * order of weight need neither wide integers nor floats that round: a sum of vectors is the vector of the sums, level by
 * level, and nothing ever carries over.
 *
 * Every level must stay below `WIDEST`: duals grow to a weight times the number of vertices, and have to stay exact.
 */

/** Weights of one level lie between -WIDEST and WIDEST: 2 ** 38, times 2 ** 12 vertices, times 4, is still exact. */
export const WIDEST = 2 ** 38;

export interface Graph {
  /** Vertices are 0 … size - 1. */
  readonly size: number;
  /** Only edges among the first `weighted` vertices are worth anything; the others are worth 0 on every level. */
  readonly weighted: number;
  readonly levels: number;
  /** 1 where two vertices may be matched, by `a * size + b`, both ways. */
  readonly edges: Uint8Array;
  /** Twice the weight, level by level, by `a * weighted + b`, both ways. */
  readonly doubled: readonly Float64Array[];
}

/** Without `edges` none is there yet. */
export const makeGraph = (
  size: number,
  weighted: number,
  levels: number,
  edges = new Uint8Array(size * size),
): Graph => ({
  size,
  weighted,
  levels,
  edges,
  doubled: Array.from({ length: levels }, () => new Float64Array(weighted * weighted)),
});

export function connect({ size, edges }: Graph, a: number, b: number): void {
  edges[a * size + b] = 1;
  edges[b * size + a] = 1;
}

export function disconnect({ size, edges }: Graph, a: number, b: number): void {
  edges[a * size + b] = 0;
  edges[b * size + a] = 0;
}

export const areConnected = ({ size, edges }: Graph, a: number, b: number): boolean =>
  edges[a * size + b] === 1;

/** Both must be among the weighted vertices. */
export function setWeight(
  { weighted, doubled }: Graph,
  level: number,
  a: number,
  b: number,
  weight: number,
): void {
  const values = doubled[level]!;
  values[a * weighted + b] = 2 * weight;
  values[b * weighted + a] = 2 * weight;
}

/** Twice the weight of an edge on one level. */
export const doubledWeight = ({ weighted, doubled }: Graph, level: number, a: number, b: number): number =>
  a < weighted && b < weighted ? doubled[level]![a * weighted + b]! : 0;
