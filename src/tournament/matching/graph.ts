/**
 * A graph whose edge weights are vectors of whole numbers, compared from the first level to the
 * last. So criteria in strict order need neither wide integers nor rounded floats, because vectors
 * are added level by level without a carry.
 *
 * Every level must stay below `WIDEST`, because duals grow to a weight times the number of vertices
 * and must stay exact.
 */

/** This, times 2 ** 12 vertices, times 4, is still exact. */
export const WIDEST = 2 ** 38;

export interface Graph {
  readonly size: number;
  /** Edges beyond the first `weighted` vertices have weight 0 on every level. */
  readonly weighted: number;
  readonly levels: number;
  /** 1 if two vertices may be matched, at `a * size + b`, in both directions. */
  readonly edges: Uint8Array;
  /** Twice the weight for each level, at `a * weighted + b`, in both directions. */
  readonly doubled: readonly Float64Array[];
}

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

export const doubledWeight = ({ weighted, doubled }: Graph, level: number, a: number, b: number): number =>
  a < weighted && b < weighted ? doubled[level]![a * weighted + b]! : 0;
