/**
 * Records what a channel shows. Posts arrive in any order, so each writes only over the row that it
 * read. After a power cut, the sweep finds the post in the channel.
 */
import type { MessageAddress } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import type { AnnouncedTables } from '../tables/games.ts';

interface Showing {
  readonly table: AnnouncedTables;
  readonly id: string;
  readonly version: number;
  readonly card: MessageAddress | null;
  /** When the row is next due (ms) if nothing newer is to be shown. */
  readonly dueAt: number | null;
}

type ShownRow = NonNullable<Awaited<ReturnType<typeof loadShown>>>;

/** Records a post and returns the card that it replaces, or this one if it is late. */
export async function recordShown(database: Database, showing: Showing): Promise<MessageAddress | null> {
  for (;;) {
    const row = await loadShown(database, showing);
    if (!row || showing.version < row.shown_version) return showing.card;
    const dueAt = row.version > showing.version ? row.due_at : showing.dueAt;
    if (await overwrite(database, showing, row, dueAt)) return replaced(row, showing.card);
  }
}

const loadShown = ({ db }: Database, { table, id }: Showing) =>
  db
    .selectFrom(table)
    .select(['version', 'due_at', 'shown_version', 'card_channel_id', 'card_message_id'])
    .where('id', '=', id)
    .executeTakeFirst();

async function overwrite(
  { db, unhurried }: Database,
  { table, id, version, card }: Showing,
  row: ShownRow,
  dueAt: number | null,
): Promise<boolean> {
  const changed = await unhurried(
    db
      .updateTable(table)
      .set({
        shown_version: version,
        card_channel_id: card?.channelId ?? null,
        card_message_id: card?.messageId ?? null,
        due_at: dueAt,
      })
      .where('id', '=', id)
      .where('version', '=', row.version)
      .where('shown_version', '=', row.shown_version)
      .where('card_message_id', row.card_message_id === null ? 'is' : '=', row.card_message_id),
  );
  return changed === 1;
}

function replaced(row: ShownRow, card: MessageAddress | null): MessageAddress | null {
  if (row.card_channel_id === null || row.card_message_id === null) return null;
  if (row.card_message_id === card?.messageId) return null;
  return { channelId: row.card_channel_id, messageId: row.card_message_id };
}
