/** When people logged out of the page, and the links that they share. */
import type { Visiting } from '../../app/ports/visiting.ts';
import type { Database } from '../database/database.ts';
import { put } from '../database/rows.ts';
import { changes } from '../database/due.ts';

export const visitingOver = (database: Database): Visiting => ({
  async loggedOutAt(user) {
    const found = database.db.selectFrom('log_out').select('logged_out_at').where('user_id', '=', user);
    return (await found.executeTakeFirst())?.logged_out_at ?? null;
  },
  async logOut(user, at, longest) {
    await database.db
      .deleteFrom('log_out')
      .where('logged_out_at', '<', at - longest)
      .execute();
    await changes(database, put(database, 'log_out', [{ user_id: user, logged_out_at: at }], 'replaced'));
  },
  async openLink({ by, of, key }, guildId) {
    await database.db
      .insertInto('share_link')
      .values({ user_id: by, of_id: of, key, guild_id: guildId, ended_at: null })
      .onConflict((row) =>
        row.columns(['user_id', 'of_id']).doUpdateSet({ key }).where('share_link.key', '=', ''),
      )
      .execute();
    const link = database.db
      .selectFrom('share_link')
      .select('key')
      .where('user_id', '=', by)
      .where('of_id', '=', of);
    return (await link.executeTakeFirstOrThrow()).key;
  },
  async endLink(by, of, at) {
    const row = { user_id: by, of_id: of, key: '', guild_id: null, ended_at: at };
    await changes(database, put(database, 'share_link', [row], { key: '', ended_at: at }));
  },
  async isLink({ by, of, key }) {
    const link = database.db
      .selectFrom('share_link')
      .select('key')
      .where('user_id', '=', by)
      .where('of_id', '=', of);
    return key !== '' && (await link.executeTakeFirst())?.key === key;
  },
  async isEnded(of) {
    const ended = database.db.selectFrom('share_link').select('of_id').where('of_id', '=', of);
    return (await ended.where('ended_at', 'is not', null).executeTakeFirst()) !== undefined;
  },
});
