import type { Showcase, Showcases } from '../../app/ports/showcases.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import type { Tables } from '../tables/tables.ts';

export const readShowcase = (row: Tables['showcase']): Showcase => ({
  guildId: row.guild_id,
  version: row.version,
  postAt: row.post_at,
  postedAt: row.posted_at,
});

/** Plans the next game of the day again. */
export const wakeShowcase = ({ db }: Database, guildId: string) =>
  db
    .insertInto('showcase')
    .values({ guild_id: guildId, version: 1, post_at: null, posted_at: null, due_at: 0 })
    .onConflict((row) =>
      row
        .column('guild_id')
        .doUpdateSet((update) => ({ due_at: 0, version: update('showcase.version', '+', 1) })),
    );

export const showcasesOver = (database: Database): Showcases => ({
  save: ({ guildId, version, postAt, postedAt }, dueAt) =>
    changes(
      database,
      database.db
        .updateTable('showcase')
        .set({ version, post_at: postAt, posted_at: postedAt, due_at: dueAt })
        .where('guild_id', '=', guildId)
        .where('version', '=', version - 1),
    ),
});
