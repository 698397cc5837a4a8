/** Notices and daily digests: kept until they are sent, and claimed when they are due. */
import { z } from 'zod';
import type { Digest, Notice, PreferenceRecord } from '../../app/ports/people.ts';
import { OCCASIONS } from '../../game/calls.ts';
import type { GameId, MessageAddress, UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { readPreference } from './rows.ts';
import type { NoticeTable, PreferenceTable } from '../tables/people.ts';

const occasion = z.enum(OCCASIONS);

/** One notice per game, user and occasion: a newer one replaces one not sent yet. */
const idOf = ({ gameId, user, occasion: about }: Notice): string => [gameId, user, about].join(' ');

/** Saves a notice that is due at `dueAt` (ms); one with the same key stays unchanged. */
export async function addNotice({ db }: Database, notice: Notice, dueAt: number): Promise<void> {
  const columns = { key: notice.key, made_at: notice.madeAt, due_at: dueAt };
  await db
    .insertInto('notice')
    .values({
      id: idOf(notice),
      game_id: notice.gameId,
      user_id: notice.user,
      occasion: notice.occasion,
      channel_id: null,
      message_id: null,
      told_key: null,
      ...columns,
    })
    .onConflict((row) => row.column('id').doUpdateSet(columns).where('notice.key', '!=', notice.key))
    .execute();
}

/** Saves the message of a notice, even if a newer one has replaced it: that one then edits it. */
export async function noticeSent(
  { db }: Database,
  notice: Notice,
  { channelId, messageId }: MessageAddress,
): Promise<void> {
  await db
    .updateTable('notice')
    .set({ channel_id: channelId, message_id: messageId, told_key: notice.key })
    .where('id', '=', idOf(notice))
    .execute();
}

/** Makes sent notices of a game due. Most games have none, and then nothing is written. */
export async function wakeNotices({ db }: Database, gameId: GameId, at: number): Promise<void> {
  const told = await db
    .selectFrom('notice')
    .select('id')
    .where('game_id', '=', gameId)
    .where('message_id', 'is not', null)
    .execute();
  if (told.length === 0) return;
  await db
    .updateTable('notice')
    .set({ due_at: at })
    .where(
      'id',
      'in',
      told.map(({ id }) => id),
    )
    .execute();
}

export const noticeRow = (notice: Notice) => ({ id: idOf(notice), key: notice.key });

export const readNotice = (row: NoticeTable): Notice => ({
  gameId: row.game_id,
  user: row.user_id,
  occasion: occasion.parse(row.occasion),
  key: row.key,
  madeAt: row.made_at,
  ...sentBy(row),
});

function sentBy({ channel_id, message_id, told_key }: NoticeTable): Pick<Notice, 'sent'> {
  if (channel_id === null || message_id === null || told_key === null) return {};
  return { sent: { card: { channelId: channel_id, messageId: message_id }, key: told_key } };
}

/** Saves preferences and the due time of the digest (ms; `null` for never), first from `at` on. */
export async function saveNotices(
  { db }: Database,
  { user, version, preference }: PreferenceRecord,
  at: number,
  dueAt: number | null,
): Promise<boolean> {
  const columns = { version, data: JSON.stringify(preference), due_at: dueAt };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('preference')
    .values({ user_id: user, ...columns, digested_at: at })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet((update) => ({
          ...columns,
          digested_at: update
            .case()
            .when('preference.due_at', 'is', null)
            .then(at)
            .else(update.ref('preference.digested_at'))
            .end(),
        }))
        .where('preference.version', '=', version - 1),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The user has a digest up to `at`; the next is due at `dueAt` (ms; `null` for never). */
export async function digestSent(
  { db }: Database,
  user: UserId,
  at: number,
  dueAt: number | null,
): Promise<void> {
  await db
    .updateTable('preference')
    .set({ digested_at: at, due_at: dueAt })
    .where('user_id', '=', user)
    .execute();
}

export const readDigest = (row: PreferenceTable): Digest => ({
  user: row.user_id,
  preference: readPreference(row),
  since: row.digested_at ?? 0,
});
