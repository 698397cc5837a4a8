/** Knowledge without endings: by learned weights, or by the worth of pieces and squares. */
import type { Variant } from '../draughts/variant.ts';
import { evaluateOf, wordsOf } from './evaluate/evaluateOf.ts';
import { pack } from './evaluate/learned/model.ts';
import { modelOf } from './evaluate/learned/modelOf.ts';
import type { Judgment, Knowledge } from './search/tree.ts';

type Judged = Omit<Knowledge, 'probe'>;

export const plainly = (variant: Variant, start: Judgment['start']): Judged => ({
  evaluate: evaluateOf(variant),
  judgment: { variant, isLearned: false, words: wordsOf(variant), start },
});

export function learnedly(variant: Variant, weights: Int16Array, start: Judgment['start']): Judged {
  const model = modelOf(variant);
  const words = pack(model, weights);
  return { evaluate: model.evaluate(words), judgment: { variant, isLearned: true, words, start } };
}
