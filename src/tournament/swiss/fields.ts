/** Criteria as numbers on edges. Fields in strict order are packed into levels. */
import { WIDEST } from '../matching/graph.ts';

export interface Field {
  readonly most: number;
  readonly total?: number;
  /** More is better. `a` is ranked before `b`, and `b` may be the bye. */
  readonly of: (a: number, b: number) => number;
  /**
   * A first dual value for each place (default: 0). Two places' sum must be at least twice the
   * value of their edge, unless earlier fields make up the difference. A closer value speeds up the
   * search.
   */
  readonly share?: (place: number) => number;
}

type Is = (a: number, b: number) => boolean;

export const many = (is: Is, share: (place: number) => number): Field => ({
  most: 1,
  of: (a, b) => (is(a, b) ? 1 : 0),
  share,
});

export const few = (is: Is): Field => ({ most: 1, of: (a, b) => (is(a, b) ? -1 : 0) });

/** Fields that fit into one number. Each outweighs all later fields together. */
type Level = readonly (Field & { readonly factor: number })[];

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

export function valueOf(level: Level, a: number, b: number): number {
  let value = 0;
  for (const { factor, of } of level) value += factor * of(a, b);
  return value;
}

export function shareOf(level: Level, place: number): number {
  let value = 0;
  for (const { factor, share } of level) value += share ? factor * share(place) : 0;
  return value;
}
