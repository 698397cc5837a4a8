/** Openings by name, as typed or chosen. */
import type { VariantId } from '../../draughts/variantIds.ts';
import { HOLDS } from '../../i18n/limits.ts';
import { sayIn } from '../../i18n/say.ts';
import {
  isNamedIn,
  OPENING_VARIANTS,
  openingByKey,
  openingCalled,
  openingsLike,
  type KnownOpening,
} from '../../openings/names.ts';
import { openingCompletion } from '../../views/replay/opening.ts';
import type { Choice } from '../../views/screen/screen.ts';

export function openingBy(variant: VariantId, name: string): KnownOpening | null {
  const opening = isNamedIn(variant) ? openingByKey(variant, name) : null;
  return opening && isNamedIn(variant) ? { variant, opening } : null;
}

/** The opening for the id of a suggestion or menu choice, or for a name. */
export function knownOpening(text: string, variants?: readonly VariantId[]): KnownOpening | null {
  const [id, ...name] = text.split('/');
  const variant = OPENING_VARIANTS.find((other) => other === id);
  return (variant && openingBy(variant, name.join('/'))) ?? openingCalled(text, variants);
}

export function suggestNames(locale: string, text: string, chosen?: VariantId): readonly Choice[] {
  const say = sayIn(locale);
  const found = openingsLike(text, chosen && isNamedIn(chosen) ? [chosen] : undefined).slice(
    0,
    HOLDS.choices,
  );
  return found.map((known) => openingCompletion(say, known));
}
