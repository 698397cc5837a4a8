/** What there is to say of how a record was read: what was passed over, and what else it may be. */
import type { VariantId } from '../../draughts/variants.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Skipped } from '../../notation/pdn/reader.ts';
import { IMPORT } from '../presses/declarations.ts';
import type { Block } from '../screen/screen.ts';
import { variantList } from '../screen/phrases.ts';

/** So many are named. */
const NAMED = 3;

/** One line about all that was passed over; `null` when nothing was. */
export function skippedLine(say: Say, skipped: readonly Skipped[]): string | null {
  if (skipped.length === 0) return null;
  const named = skipped
    .slice(0, NAMED)
    .map(({ text, line }) => say('import.skipped.part', { text: plain(text), line }));
  const items = say.list(named, 'plain');
  const rest = skipped.length - NAMED;
  return say('import.skipped', { items: rest > 0 ? say('list.more', { items, count: rest }) : items });
}

/** One line about the variants whose rules a game obeys as well; `null` when there are none. */
export const othersLine = (say: Say, others: readonly VariantId[]): string | null =>
  others.length === 0 ? null : say('import.others', { variants: variantList(say, others, 'or') });

/** A small way to see it as one of those. */
export const othersMenu = (
  say: Say,
  others: readonly VariantId[],
  id: string,
  isPrivate: boolean,
): readonly Block[] => {
  if (others.length === 0) return [];
  const press = IMPORT.to.other({ id, who: isPrivate ? 'me' : 'all' });
  const choices = others.map((variant) => ({ label: say(`variant.${variant}`), value: variant }));
  return [{ kind: 'menu', menu: { press, placeholder: say('import.read-as'), choices } }];
};
