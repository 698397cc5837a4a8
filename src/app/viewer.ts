/** How a reader wants boards shown that only they see: notation, colours, pieces, and pictures or text. */
import type { Viewer } from '../views/boardView.ts';
import type { App } from './app.ts';
import type { Asker } from './command.ts';
import { styleOf } from './preference.ts';

/** The asker as a viewer of boards. */
export async function viewerFor(app: App, asker: Asker): Promise<Viewer> {
  const preference = await app.store.preference(asker.user.id);
  const { theme, pieces, board } = preference;
  return {
    user: asker.user.id,
    style: styleOf(preference),
    look: { ...(theme && { theme }), ...(pieces && { pieces }) },
    ...(board && { board }),
  };
}
