/** How a reader wants squares and moves written: for what only they see. What all see is in the variant's own style. */
import type { NotationStyle } from '../notation/square.ts';
import type { App } from './app.ts';
import type { Asker } from './command.ts';
import { styleOf } from './preference.ts';

/** The asker's style; `null` is each variant's own. */
export const styleFor = async (app: App, asker: Asker): Promise<NotationStyle | null> =>
  styleOf(await app.store.preference(asker.user.id));
