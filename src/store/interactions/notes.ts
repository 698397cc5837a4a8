import type { Notes } from '../../app/ports/notes.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { put } from '../database/rows.ts';

export const notesOver = (database: Database): Notes => {
  const { db } = database;
  return {
    async read(key) {
      const row = await db.selectFrom('bot_note').select('value').where('key', '=', key).executeTakeFirst();
      return row?.value ?? null;
    },
    write: (key, value, before) =>
      changes(
        database,
        before === null
          ? put(database, 'bot_note', [{ key, value }], 'kept')
          : db.updateTable('bot_note').set({ value }).where('key', '=', key).where('value', '=', before),
      ),
  };
};
