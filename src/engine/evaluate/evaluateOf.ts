/** The plain evaluation of each variant, sound without anything learned. */
import { layoutOf, type Layout } from '../../draughts/numeric/coreOf.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { Evaluate } from '../search/tree.ts';
import { largeEvaluate } from './large.ts';
import { plainEvaluate } from './plain.ts';
import { smallEvaluate } from './small.ts';
import { towerEvaluate } from './towers.ts';

const MAKERS: Readonly<Record<Layout, (variant: Variant) => Evaluate>> = {
  towers: towerEvaluate,
  plain: plainEvaluate,
  small: smallEvaluate,
  large: largeEvaluate,
};

/** The plain evaluation of a variant. */
export const evaluateOf = (variant: Variant): Evaluate => MAKERS[layoutOf(variant)](variant);
