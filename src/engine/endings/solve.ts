/** Solves every ending of few pieces of a variant, all in memory. */
import { layoutOf } from '../../draughts/numeric/coreOf.ts';
import type { Variant } from '../../draughts/variant.ts';
import { groundOf } from '../ground/groundOf.ts';
import { catalogueOf, KEYS, type Catalogue } from './catalogue.ts';
import { shapeOf, type Shape } from './shape.ts';
import { solvePair, type Verdicts } from './solvePair.ts';

/** A database: a byte for each number of each group of its catalogue. */
export interface Endings {
  readonly variant: Variant;
  readonly catalogue: Catalogue;
  /** Of all groups, one behind the other. */
  readonly memory: SharedArrayBuffer;
  /** Of each group, by its key. */
  readonly verdicts: readonly (Verdicts | undefined)[];
}

/** Whether endings of the variant can be solved: on 8x8 and 10x10, where nothing but the pieces says what can be moved and who has won. */
export const canBeSolved = (variant: Variant): boolean =>
  shapeOf(layoutOf(variant)) !== null && variant.goal !== 'first-king' && variant.kingRunLimit === null;

/** The shape of a variant's board. Throws where endings cannot be solved. */
export function boardOf(variant: Variant): Shape {
  const shape = shapeOf(layoutOf(variant));
  if (!shape) throw new Error(`endings of ${variant.id} are not solved`);
  return shape;
}

/** A database of a variant's positions of two to `pieces` pieces, in memory that holds it or is to hold it. */
export function endingsIn(variant: Variant, pieces: number, memory?: SharedArrayBuffer): Endings {
  const catalogue = catalogueOf(boardOf(variant), pieces);
  const size = catalogue.groups.reduce((sum, group) => sum + group.size, 0);
  const all = memory ?? new SharedArrayBuffer(size);
  const verdicts = Array.from<Verdicts | undefined>({ length: KEYS });
  let first = 0;
  for (const { key, size: numbers } of catalogue.groups) {
    verdicts[key] = new Uint8Array(all, first, numbers);
    first += numbers;
  }
  return { variant, catalogue, memory: all, verdicts };
}

/** Solves all endings of 2 to `pieces` pieces. Four on 8x8 take about four seconds. */
export function solve(variant: Variant, pieces: number, tell?: (done: number, all: number) => void): Endings {
  const endings = endingsIn(variant, pieces);
  const ground = groundOf(variant);
  const { pairs } = endings.catalogue;
  for (const [done, pair] of pairs.entries()) {
    tell?.(done, pairs.length);
    solvePair(ground, endings.catalogue, pair, (key) => endings.verdicts[key]);
  }
  return endings;
}
