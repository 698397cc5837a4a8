/** When people logged out of the page, and the links that they share. */
import type { Visiting } from '../../app/ports/visiting.ts';
import type { Database } from '../database/database.ts';

export const visitingOver = ({ db }: Database): Visiting => ({
  async loggedOutAt(user) {
    const found = db.selectFrom('log_out').select('logged_out_at').where('user_id', '=', user);
    return (await found.executeTakeFirst())?.logged_out_at ?? null;
  },
  async logOut(user, at, longest) {
    await db
      .deleteFrom('log_out')
      .where('logged_out_at', '<', at - longest)
      .execute();
    await db
      .insertInto('log_out')
      .values({ user_id: user, logged_out_at: at })
      .onConflict((row) => row.column('user_id').doUpdateSet({ logged_out_at: at }))
      .execute();
  },
  async openLink({ by, of, key }, guildId) {
    await db
      .insertInto('share_link')
      .values({ user_id: by, of_id: of, key, guild_id: guildId, ended_at: null })
      .onConflict((row) =>
        row.columns(['user_id', 'of_id']).doUpdateSet({ key }).where('share_link.key', '=', ''),
      )
      .execute();
    const link = db.selectFrom('share_link').select('key').where('user_id', '=', by).where('of_id', '=', of);
    return (await link.executeTakeFirstOrThrow()).key;
  },
  async endLink(by, of, at) {
    await db
      .insertInto('share_link')
      .values({ user_id: by, of_id: of, key: '', guild_id: null, ended_at: at })
      .onConflict((row) => row.columns(['user_id', 'of_id']).doUpdateSet({ key: '', ended_at: at }))
      .execute();
  },
  async isLink({ by, of, key }) {
    const link = db.selectFrom('share_link').select('key').where('user_id', '=', by).where('of_id', '=', of);
    return key !== '' && (await link.executeTakeFirst())?.key === key;
  },
  async isEnded(of) {
    const ended = db.selectFrom('share_link').select('of_id').where('of_id', '=', of);
    return (await ended.where('ended_at', 'is not', null).executeTakeFirst()) !== undefined;
  },
});
