/** How a reader wants boards shown that only they see: notation, colours, pieces, and pictures or text. */
import type { Viewer } from '../../views/game/boardView.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { orUsual } from '../ports/storeAway.ts';
import { NO_PREFERENCE, styleOf } from '../ports/preference.ts';

/** The asker as a viewer of boards. */
export async function viewerFor(app: Using<'people'>, asker: Asker): Promise<Viewer> {
  const preference = await orUsual(app.store.preference(asker.user.id), NO_PREFERENCE);
  const { theme, pieces, board } = preference;
  return {
    user: asker.user.id,
    style: styleOf(preference),
    look: { ...(theme && { theme }), ...(pieces && { pieces }) },
    ...(board && { board }),
  };
}
