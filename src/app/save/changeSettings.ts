/** Changing what a server chose. */
import type { Using } from '../ports/app.ts';
import { untilSaved } from './retry.ts';
import type { GuildSettings } from '../ports/settings.ts';

/** Changes some of the settings, whatever is being done to the others meanwhile, and gives all as they are then. */
export const changeSettings = (
  { store }: Using<'settings'>,
  guildId: string,
  changes: Partial<GuildSettings>,
): Promise<GuildSettings> =>
  untilSaved(async () => {
    const { version, settings: before } = await store.settings(guildId);
    const settings = { ...before, ...changes };
    return (await store.saveSettings({ guildId, version: version + 1, settings })) ? settings : null;
  });
