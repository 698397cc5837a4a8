/** When people logged out of the page, and which links they share. */
import { sql } from 'kysely';
import type { UserId } from '../../game/game.ts';
import type { Pass } from '../../app/ports/subjects/visiting.ts';
import type { Database } from '../database/database.ts';
import { put } from '../database/rows.ts';
import { changes } from '../database/due.ts';

export const visitingOver = (database: Database) => ({
  /** The instant when all earlier log-ins ended; `null` if none did. */
  async loggedOutAt(user: UserId): Promise<number | null> {
    const found = database.db.selectFrom('log_out').select('logged_out_at').where('user_id', '=', user);
    return (await found.executeTakeFirst())?.logged_out_at ?? null;
  },
  /** Ends all of the user's log-ins so far. Nothing is kept longer than the `longest` log-in. */
  async logOut(user: UserId, at: number, longest: number): Promise<void> {
    await database.db
      .deleteFrom('log_out')
      .where('logged_out_at', '<', at - longest)
      .execute();
    await changes(database, put(database, 'log_out', [{ user_id: user, logged_out_at: at }], 'replaced'));
  },
  /** Shares something with this key. Returns the link's id; an earlier link is kept if it works. */
  async openLink({ by, of, key }: Pass, guildId: string | null): Promise<string> {
    const link = database.db
      .insertInto('share_link')
      .values({ user_id: by, of_id: of, id: key, key, guild_id: guildId, ended_at: null })
      .onConflict((row) =>
        row.columns(['user_id', 'of_id']).doUpdateSet((next) => ({
          id: sql`coalesce(share_link.id, ${next.ref('excluded.id')})`,
          key: sql`coalesce(nullif(share_link.key, ''), ${next.ref('excluded.key')})`,
        })),
      )
      .returning('id');
    return (await link.executeTakeFirstOrThrow()).id ?? key;
  },
  /** `null` if there is no link with this id, or it was revoked. */
  async linkBy(id: string): Promise<Pass | null> {
    const link = database.db
      .selectFrom('share_link')
      .select(['user_id as by', 'of_id as of', 'key'])
      .where('id', '=', id);
    return (await link.executeTakeFirst()) ?? null;
  },
  /** Revokes the user's links to this. */
  async endLink(by: UserId, of: string, at: number): Promise<void> {
    const ended = { id: null, key: '', ended_at: at };
    const row = { user_id: by, of_id: of, guild_id: null, ...ended };
    await changes(database, put(database, 'share_link', [row], ended));
  },
  async isLink({ by, of, key }: Pass): Promise<boolean> {
    const link = database.db
      .selectFrom('share_link')
      .select('key')
      .where('user_id', '=', by)
      .where('of_id', '=', of);
    return key !== '' && (await link.executeTakeFirst())?.key === key;
  },
  /** Whether anyone has revoked a link to this. If so, links without a pass have ended too. */
  async isEnded(of: string): Promise<boolean> {
    const ended = database.db.selectFrom('share_link').select('of_id').where('of_id', '=', of);
    return (await ended.where('ended_at', 'is not', null).executeTakeFirst()) !== undefined;
  },
});
