import type { MessageAddress, GameId } from '../../game/game.ts';
import { z } from 'zod';
import type { Notice } from '../../app/ports/subjects/people.ts';
import { OCCASIONS } from '../../game/calls/calls.ts';
import type { Database } from '../database/database.ts';
import { prepared, rowsOf } from '../database/prepared.ts';
import { addressIn } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

const occasion = z.enum(OCCASIONS);

/** There is one notice per game, user and occasion. A newer notice replaces an unsent one. */
const idOf = ({ gameId, user, occasion: about }: Notice): string => [gameId, user, about].join(' ');

const toldAbout = prepared<{ gameId: GameId }, { id: string }>(({ db }, value) =>
  db
    .selectFrom('notice')
    .select('id')
    .where('game_id', '=', value('gameId'))
    .where('message_id', 'is not', null),
);

export const noticesOver = (database: Database) => ({
  /**
   * Makes a notice due at `dueAt` (ms). It replaces an older notice about the same occasion, unless
   * their keys are equal. Kept until it is postponed forever.
   */
  async addNotice(notice: Notice, dueAt: number): Promise<void> {
    const columns = { key: notice.key, made_at: notice.madeAt, due_at: dueAt };
    await database.db
      .insertInto('notice')
      .values({
        id: idOf(notice),
        game_id: notice.gameId,
        user_id: notice.user,
        occasion: notice.occasion,
        ...columns,
      })
      .onConflict((row) => row.column('id').doUpdateSet(columns).where('notice.key', '!=', notice.key))
      .execute();
  },
  /**
   * Stores the message until the notice is postponed forever. Also if a newer notice has replaced
   * this one, so that the newer notice edits the message.
   */
  async noticeSent(notice: Notice, { channelId, messageId }: MessageAddress): Promise<void> {
    const sent = { channel_id: channelId, message_id: messageId, told_key: notice.key };
    await database.db.updateTable('notice').set(sent).where('id', '=', idOf(notice)).execute();
  },
  /**
   * Makes sent notices about a game due at `at` (ms), because they may be stale. Most games have
   * none, and then nothing is written.
   */
  async wakeNotices(gameId: GameId, at: number): Promise<void> {
    const ids = (await rowsOf(database, toldAbout(database, { gameId }))).map(({ id }) => id);
    if (ids.length === 0) return;
    await database.db.updateTable('notice').set({ due_at: at }).where('id', 'in', ids).execute();
  },
});

export const noticeRow = (notice: Notice) => ({ id: idOf(notice), key: notice.key });

export const readNotice = (row: Tables['notice']): Notice => ({
  gameId: row.game_id,
  user: row.user_id,
  occasion: occasion.parse(row.occasion),
  key: row.key,
  madeAt: row.made_at,
  ...sentBy(row),
});

function sentBy({ channel_id, message_id, told_key }: Tables['notice']): Pick<Notice, 'sent'> {
  const card = addressIn(channel_id, message_id);
  return card === null || told_key === null ? {} : { sent: { card, key: told_key } };
}
