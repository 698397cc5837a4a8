/** What a page's reader chooses there. */
import type { App } from '../app/ports/app.ts';
import { changePreference } from '../app/save/change.ts';
import type { UserId } from '../game/game.ts';
import type { FromPage } from './protocol.ts';

export async function saveLook(
  app: App,
  user: UserId,
  { theme, pieces, ...chosen }: Extract<FromPage, { kind: 'look' }>,
): Promise<void> {
  await changePreference(app, user, (before) => ({
    ...before,
    theme: theme ?? undefined,
    pieces: pieces ?? undefined,
    hasCoordinates: chosen.hasCoordinates ?? before.hasCoordinates,
    hasSounds: chosen.hasSounds ?? before.hasSounds,
  }));
}
