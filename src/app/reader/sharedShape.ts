/** How boards look that everyone in a place sees: as the admins of its server chose. */
import type { Place } from '../../game/game.ts';
import type { Shape } from '../../views/board/shape.ts';
import type { Using } from '../ports/app.ts';
import type { GuildSettings } from '../ports/settings.ts';
import { settingsAt } from './settingsAt.ts';

export const sharedShape = async (app: Using<'settings'>, place: Pick<Place, 'guildId'>): Promise<Shape> =>
  chosenShape(await settingsAt(app, place));

/** The same where the settings are at hand. */
export function chosenShape({ theme, pieces }: GuildSettings): Shape {
  const look = { ...(theme && { theme }), ...(pieces && { pieces }) };
  return theme || pieces ? { look } : {};
}
