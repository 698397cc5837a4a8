/** Changes what a user or a server chose: load, change, save; again if someone was faster. */
import type { UserId } from '../../game/game.ts';
import { nextDigest } from '../../game/notices.ts';
import type { Using } from '../ports/app.ts';
import type { Preference } from '../ports/preference.ts';
import { untilSaved } from './retry.ts';
import type { GuildSettings } from '../ports/settings.ts';

/** Changes a preference; `change` may be asked more than once. Gives what was saved. */
export const changePreference = (
  { store }: Using<'people'>,
  user: UserId,
  change: (before: Preference) => Preference,
): Promise<Preference> =>
  untilSaved(async () => {
    const { version, preference: before } = await store.preferenceRecord(user);
    const preference = change(before);
    return (await store.savePreference({ user, version: version + 1, preference })) ? preference : null;
  });

/** The same of how the user is told of things, at this instant (ms): the message of the day is planned anew. */
export const changeNotices = (
  { store }: Using<'people'>,
  user: UserId,
  at: number,
  change: (before: Preference) => Preference,
): Promise<Preference> =>
  untilSaved(async () => {
    const { version, preference: before } = await store.preferenceRecord(user);
    const preference = change(before);
    const record = { user, version: version + 1, preference };
    return (await store.saveNotices(record, at, nextDigest(preference.notices, at))) ? preference : null;
  });

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
