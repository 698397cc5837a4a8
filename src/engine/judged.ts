/** Knowledge without endings: learned weights, or the values of pieces and squares. */
import type { Variant } from '../draughts/variant.ts';
import { modelOf, pack } from './evaluate/model.ts';
import { wordsOf } from './evaluate/worth.ts';
import type { Judgment } from './search/tree.ts';

export const plainly = (variant: Variant, start: Judgment['start']): Judgment => ({
  variant,
  isLearned: false,
  words: wordsOf(variant),
  start,
});

export const learnedly = (variant: Variant, weights: Int16Array, start: Judgment['start']): Judgment => ({
  variant,
  isLearned: true,
  words: pack(modelOf(variant), weights),
  start,
});
