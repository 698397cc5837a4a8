/** Variants named in a sentence. */
import type { VariantId } from '../../draughts/variants.ts';
import type { Say } from '../../i18n/say.ts';

/** "Russian draughts or Poddavki". */
export const variantList = (say: Say, ids: readonly VariantId[], word: 'and' | 'or'): string =>
  say.list(
    ids.map((id) => say(`variant.${id}`)),
    word,
  );
