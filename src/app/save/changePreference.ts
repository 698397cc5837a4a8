/** Changing what a user likes: load it, change a part of it, save; and again when someone was faster. */
import type { UserId } from '../../game/game.ts';
import { nextDigest } from '../../game/notices.ts';
import type { Using } from '../ports/app.ts';
import type { Preference } from '../ports/preference.ts';
import { untilSaved } from './retry.ts';

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
