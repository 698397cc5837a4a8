/** What is wrong with a position that someone wrote, and how one is written. */
import { variantOf } from '../../draughts/variants.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { FenProblem } from '../../notation/fenProblem.ts';
import { exampleFen } from './exampleFen.ts';

/** The problem in a sentence, and an example of what would do on the next line. */
export function positionRefusal(
  say: Say,
  { code, text, column, variant: id }: FenProblem & { readonly variant: VariantId },
): string {
  const variant = variantOf(id);
  const kind = variant.captured === 'joins-tower' ? 'position.example-towers' : 'position.example';
  return [
    say(`problem.${code}`, { text: plain(text), column }),
    say(kind, { example: exampleFen(variant) }),
  ].join('\n');
}
