/**
 * Endings with more pieces than are held in memory: five on 8x8, four on 10x10. They take minutes to solve and hundreds of megabytes, so they are
 * solved once a machine, pair by pair, and kept in files, of which a search reads what it needs.
 */
import { layoutOf } from '../../draughts/numeric/coreOf.ts';
import type { Variant } from '../../draughts/variant.ts';
import { groundOf } from '../ground/groundOf.ts';
import type { Probe } from '../search/tree.ts';
import { catalogueOf, piecesOf, type Catalogue, type Pair } from './catalogue.ts';
import { inMemory, probeOf, type LookUp } from './probe.ts';
import { boardOf, canBeSolved, type Endings } from './solve.ts';
import { NOTHING } from './verdict.ts';

/** The most pieces of endings in files, and in memory. */
const MOST = { small: { files: 5, memory: 4 }, large: { files: 4, memory: 0 } } as const;

export interface MoreEndings {
  readonly catalogue: Catalogue;
  /** What is kept in files, in the order in which it can be solved; all with fewer pieces is in memory. */
  readonly pairs: readonly Pair[];
}

const known = new WeakMap<Variant, MoreEndings>();

/** What there is to be kept in files for a variant; `null` where endings cannot be solved. The same object for every call. */
export function moreEndingsOf(variant: Variant): MoreEndings | null {
  const layout = layoutOf(variant);
  if (!canBeSolved(variant) || (layout !== 'small' && layout !== 'large')) return null;
  const found = known.get(variant);
  if (found) return found;
  const { files, memory } = MOST[layout];
  const catalogue = catalogueOf(boardOf(variant), files);
  const made = { catalogue, pairs: catalogue.pairs.filter(([group]) => piecesOf(group) > memory) };
  known.set(variant, made);
  return made;
}

/** The probe of endings in files, and those in memory where there are any. Of positions that have to capture the files say nothing. */
export function probeWith(
  variant: Variant,
  { catalogue }: MoreEndings,
  endings: Endings | null,
  inFiles: (key: number, number: number) => number,
): Probe {
  const ground = groundOf(variant);
  const held = endings === null ? (): number => NOTHING : inMemory(endings);
  const lookUp: LookUp = (key, number, position) => {
    const byte = held(key, number, position);
    if (byte !== NOTHING || ground.canCapture(position, position + ground.words)) return byte;
    return inFiles(key, number);
  };
  return probeOf(ground, catalogue, lookUp);
}
