/** Which settings hold where. */
import type { Place } from '../../game/game.ts';
import type { Using } from '../ports/app.ts';
import { NO_SETTINGS, type GuildSettings } from '../ports/settings.ts';

/** The settings of the place's server; outside of servers nobody ever chose. */
export const settingsAt = async (
  { store }: Using<'settings'>,
  { guildId }: Pick<Place, 'guildId'>,
): Promise<GuildSettings> => (guildId === null ? NO_SETTINGS : (await store.settings(guildId)).settings);
