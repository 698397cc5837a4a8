/** Endgame databases: in memory for few pieces, and in files for more pieces. */
import { coreOf } from '../../draughts/numeric/coreOf.ts';
import { layoutOf } from '../../draughts/numeric/layout.ts';
import { once } from '../../draughts/once.ts';
import type { Variant } from '../../draughts/variant.ts';
import { catalogueOf, KEYS, piecesOf, type Catalogue, type Pair } from './catalogue.ts';
import { shapeOf, type Shape } from './shape.ts';
import { solvePair } from './solvePair.ts';
import type { Verdicts } from './verdict.ts';

export interface Endings {
  readonly variant: Variant;
  readonly catalogue: Catalogue;
  readonly memory: SharedArrayBuffer;
  readonly verdicts: readonly (Verdicts | undefined)[];
}

/** Only on 8x8 and 10x10, and only if the result depends on nothing but the pieces. */
export const canBeSolved = (variant: Variant): boolean =>
  shapeOf(layoutOf(variant)) !== null && variant.goal !== 'first-king' && variant.kingRunLimit === null;

function boardOf(variant: Variant): Shape {
  const shape = shapeOf(layoutOf(variant));
  if (!shape) throw new Error(`expected a variant whose endings can be solved, got ${variant.id}`);
  return shape;
}

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

/** Solves endings with 2 to `pieces` pieces. On 8x8, four pieces take about four seconds. */
export function solve(variant: Variant, pieces: number, tell?: (done: number, all: number) => void): Endings {
  const endings = endingsIn(variant, pieces);
  const core = coreOf(variant);
  const { pairs } = endings.catalogue;
  for (const [done, pair] of pairs.entries()) {
    tell?.(done, pairs.length);
    solvePair(core, endings.catalogue, pair, (key) => endings.verdicts[key]);
  }
  return endings;
}

/** The most pieces in an ending that is kept in files, and in memory. */
const MOST = { small: { files: 5, memory: 4 }, large: { files: 4, memory: 0 } } as const;

/**
 * Larger endings take minutes and hundreds of megabytes, so each machine solves them once and saves
 * them to files.
 */
export interface MoreEndings {
  readonly catalogue: Catalogue;
  /** The pairs in files, in an order that allows solving them. Smaller endings are in memory. */
  readonly pairs: readonly Pair[];
}

/** `null` if the variant's endings can't be solved. */
export const moreEndingsOf = once((variant: Variant): MoreEndings | null => {
  const layout = layoutOf(variant);
  if (!canBeSolved(variant) || (layout !== 'small' && layout !== 'large')) return null;
  const { files, memory } = MOST[layout];
  const catalogue = catalogueOf(boardOf(variant), files);
  return { catalogue, pairs: catalogue.pairs.filter(([group]) => piecesOf(group) > memory) };
});
