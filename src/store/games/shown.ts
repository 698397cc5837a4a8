/** Posts arrive in any order, so each writes only over the row that it read. */
import type { MessageAddress } from '../../game/game.ts';
import { addressIn } from '../database/schema.ts';
import type { Database } from '../database/database.ts';

interface Showing {
  readonly table: 'game' | 'challenge';
  readonly id: string;
  readonly version: number;
  readonly card: MessageAddress | null;
}

type ShownRow = NonNullable<Awaited<ReturnType<typeof loadShown>>>;

/** Records a post and returns the card that it replaces, or this one if it is late. */
export const recordingShown =
  (database: Database, table: Showing['table']) =>
  async (
    id: string,
    version: number,
    card: MessageAddress | null,
    nextDueAt: number | null,
  ): Promise<MessageAddress | null> => {
    const showing = { table, id, version, card };
    for (;;) {
      const row = await loadShown(database, showing);
      if (!row || version < row.shown_version) return card;
      const dueAt = row.version > version ? row.due_at : nextDueAt;
      if (await overwrite(database, showing, row, dueAt)) return replaced(row, card);
    }
  };

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
  if (row.card_message_id === card?.messageId) return null;
  return addressIn(row.card_channel_id, row.card_message_id);
}
