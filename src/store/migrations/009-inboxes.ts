/** Inboxes: whom each running game waits for and until when, with an index for each of its two players. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { urgencyColumns } from '../games/rows.ts';
import { gameSchema } from '../games/schema.ts';
import type { GameTable } from '../tables/games.ts';
import type { Tables } from '../tables/tables.ts';

/** Rows read at once. */
const PAGE = 500;

async function addColumns(db: Kysely<Tables>): Promise<void> {
  const text = ['mover_id', 'waiter_id'] as const;
  for (const name of text) await db.schema.alterTable('game').addColumn(name, 'text').execute();
  await db.schema.alterTable('game').addColumn('deadline', 'bigint').execute();
  for (const name of text) {
    await db.schema
      .createIndex(`game_by_${name}`)
      .on('game')
      .columns([name, 'deadline', 'changed_at', 'id', 'guild_id'])
      .where(name, 'is not', null)
      .execute();
  }
}

/** What the columns of this row are to be; a damaged game stays on nobody's list, as on every other. */
function columnsOf(data: string): ReturnType<typeof urgencyColumns> | null {
  try {
    return urgencyColumns(gameSchema.parse(JSON.parse(data)));
  } catch {
    return null;
  }
}

/** The games that are running already, by pages in the order of their ids. */
async function* running(db: Kysely<Tables>): AsyncGenerator<readonly Pick<GameTable, 'id' | 'data'>[]> {
  let after = '';
  for (;;) {
    const query = db.selectFrom('game').select(['id', 'data']).where('state', '=', 'running');
    const rows = await query.where('id', '>', after).orderBy('id').limit(PAGE).execute();
    if (rows.length > 0) yield rows;
    const last = rows[PAGE - 1];
    if (!last) return;
    after = last.id;
  }
}

async function fillIn(db: Kysely<Tables>): Promise<void> {
  for await (const rows of running(db))
    for (const { id, data } of rows) {
      const columns = columnsOf(data);
      if (columns) await db.updateTable('game').set(columns).where('id', '=', id).execute();
    }
}

/** Adds the columns and their indexes, and fills them. */
export const inboxes: Migration = {
  async up(db: Kysely<Tables>): Promise<void> {
    await addColumns(db);
    await fillIn(db);
  },
};
