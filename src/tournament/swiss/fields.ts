/** Criteria as numbers: a field gives an edge a small whole number; fields of a strict order are packed into levels. */
import { WIDEST } from '../matching/graph.ts';

export interface Field {
  /** The most that one edge gets, in size. */
  readonly most: number;
  /** The most that a whole matching gets, in size; without it `most` for each pair. */
  readonly total?: number;
  /** More is better. `a` is ranked before `b`, who may be the bye. */
  readonly of: (a: number, b: number) => number;
  /**
   * A first dual value for each place: those of two places come together to at least twice what their edge gets, or fields
   * before this one make up for it. Without it 0. The nearer, the sooner the best matching is found.
   */
  readonly share?: (place: number) => number;
}

type Is = (a: number, b: number) => boolean;

/** As many such pairs as possible. `share` as in a field. */
export const many = (is: Is, share: (place: number) => number): Field => ({
  most: 1,
  of: (a, b) => (is(a, b) ? 1 : 0),
  share,
});

/** As few such pairs as possible. */
export const few = (is: Is): Field => ({ most: 1, of: (a, b) => (is(a, b) ? -1 : 0) });

/** Fields with their factors that fit into one number; each counts more than all after it together. */
export type Level = readonly (Field & { readonly factor: number })[];

/** `pairs` is the most edges that a matching has. */
export function packFields(fields: readonly Field[], pairs: number): readonly Level[] {
  const levels: (Field & { factor: number })[][] = [];
  let width = WIDEST;
  for (const field of fields) {
    const need = (field.total ?? field.most * pairs) + 1;
    let level = levels.at(-1);
    if (!level || width * need > WIDEST) {
      level = [];
      levels.push(level);
      width = 1;
    }
    for (const earlier of level) earlier.factor *= need;
    level.push({ ...field, factor: 1 });
    width *= need;
  }
  return levels;
}

/** What an edge is worth on a level. */
export function valueOf(level: Level, a: number, b: number): number {
  let value = 0;
  for (const { factor, of } of level) value += factor * of(a, b);
  return value;
}

/** The first dual value of a place on a level. */
export function shareOf(level: Level, place: number): number {
  let value = 0;
  for (const { factor, share } of level) value += share ? factor * share(place) : 0;
  return value;
}
