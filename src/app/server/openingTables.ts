/** The federations' opening tables, suggested while someone types. */
import type { VariantId } from '../../draughts/variantIds.ts';
import { sayIn } from '../../i18n/say.ts';
import { tablesFor } from '../../openings/tables.ts';
import { fitting } from '../../views/screen/blocks.ts';
import type { Choice } from '../../views/screen/screen.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { settingsAt } from '../reader/reader.ts';

export async function suggestOpenings(
  app: Using<'settings'>,
  asker: Asker,
  typed: string,
  variant: VariantId | undefined,
): Promise<readonly Choice[]> {
  const tables = tablesFor(variant ?? (await settingsAt(app, asker.place)).variant);
  const say = sayIn(asker.locale);
  const choices = tables.map(({ id }) => ({ label: say(`openings.${id}`), value: id }));
  return fitting(choices, typed);
}
