/** How a reader wants boards shown that only they see: notation, colours, pieces, and pictures or text. */
import type { UserId } from '../../game/game.ts';
import type { Viewer } from '../../views/game/boardView.ts';
import type { Using } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import { orUsual } from '../ports/storeAway.ts';
import { NO_PREFERENCE, styleOf, type Preference } from '../ports/preference.ts';

/** The asker as a viewer of boards. */
export const viewerFor = async (app: Using<'people'>, { user: { id } }: Asker): Promise<Viewer> =>
  viewerOf(id, await orUsual(app.store.preference(id), NO_PREFERENCE));

/** The same where the preference is at hand. */
export function viewerOf(user: UserId, preference: Preference): Viewer {
  const { theme, pieces, board } = preference;
  return {
    user,
    style: styleOf(preference),
    look: { ...(theme && { theme }), ...(pieces && { pieces }) },
    ...(board && { board }),
  };
}
