/** Posts arrive in any order, so each one overwrites only the row that it read. */
import type { MessageAddress } from '../../game/game.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { prepared, rowOf } from '../database/prepared.ts';
import { compilable } from '../database/rows.ts';
import { addressIn } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

type Shown = 'game' | 'challenge';

type ShownRow = Pick<
  Tables['game'],
  'version' | 'due_at' | 'shown_version' | 'card_channel_id' | 'card_message_id'
>;

const statementsFor = (table: Shown) => ({
  read: prepared<{ id: string }, ShownRow>(({ db }, value) =>
    db
      .selectFrom(table)
      .select(['version', 'due_at', 'shown_version', 'card_channel_id', 'card_message_id'])
      .where('id', '=', value('id')),
  ),
  overwrite: prepared<ShownRow & Record<'id' | 'before' | 'over', string | number | null>>(
    (database, value) =>
      compilable(
        database,
        sql`update ${sql.table(table)} set shown_version = ${value('shown_version')},
            card_channel_id = ${value('card_channel_id')}, card_message_id = ${value('card_message_id')},
            due_at = ${value('due_at')}
          where id = ${value('id')} and version = ${value('version')} and shown_version = ${value('over')}
            and card_message_id is not distinct from ${value('before')}`,
      ),
  ),
});

const STATEMENTS = { game: statementsFor('game'), challenge: statementsFor('challenge') };

/** Records a post. Returns the card that it replaces, or the new card if it came too late. */
export const recordingShown =
  (database: Database, table: Shown) =>
  async (
    id: string,
    version: number,
    card: MessageAddress | null,
    nextDueAt: number | null,
  ): Promise<MessageAddress | null> => {
    const { read, overwrite } = STATEMENTS[table];
    for (;;) {
      const row = await rowOf(database, read(database, { id }));
      if (!row || version < row.shown_version) return card;
      const shown = {
        id,
        version: row.version,
        over: row.shown_version,
        before: row.card_message_id,
        shown_version: version,
        card_channel_id: card?.channelId ?? null,
        card_message_id: card?.messageId ?? null,
        due_at: row.version > version ? row.due_at : nextDueAt,
      };
      if ((await database.unhurried(overwrite(database, shown))) === 1) return replaced(row, card);
    }
  };

function replaced(row: ShownRow, card: MessageAddress | null): MessageAddress | null {
  if (row.card_message_id === card?.messageId) return null;
  return addressIn(row.card_channel_id, row.card_message_id);
}
