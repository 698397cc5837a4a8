/** How a reader wants squares and moves written: for what only they see. What all see is in the variant's own style. */
import type { NotationStyle } from '../../notation/square.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { orUsual } from '../ports/storeAway.ts';
import { NO_PREFERENCE, styleOf } from '../ports/preference.ts';

/** The asker's style; `null` is each variant's own. */
export const styleFor = async (app: Using<'people'>, asker: Asker): Promise<NotationStyle | null> =>
  styleOf(await orUsual(app.store.preference(asker.user.id), NO_PREFERENCE));
