import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { put } from '../database/rows.ts';

export const notesOver = (database: Database) => {
  const { db } = database;
  return {
    /** `null` if there is no such note. */
    async read(key: string): Promise<string | null> {
      const row = await db.selectFrom('bot_note').select('value').where('key', '=', key).executeTakeFirst();
      return row?.value ?? null;
    },
    /** If the value is no longer `before`, changes nothing and returns false. */
    write: (key: string, value: string, before: string | null) =>
      changes(
        database,
        before === null
          ? put(database, 'bot_note', [{ key, value }], 'kept')
          : db.updateTable('bot_note').set({ value }).where('key', '=', key).where('value', '=', before),
      ),
  };
};
