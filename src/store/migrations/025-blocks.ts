/**
 * Limits that people accept: whom somebody, or a server, wants nothing of; who asked whom for a game lately; what was brought in by
 * whom in a day; and which challenges are open.
 */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The key of a block tells who blocks whom, so that a pair is looked up at once. */
async function createBlocks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('blocks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('guild_id', 'text')
    .addColumn('blocked_id', 'text', (column) => column.notNull())
    .addColumn('blocked_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const key of ['user_id', 'guild_id', 'blocked_id'])
    await db.schema.createIndex(`blocks_by_${key}`).on('blocks').columns([key, 'blocked_at']).execute();
}

async function createAsks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ask')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('from_id', 'text', (column) => column.notNull())
    .addColumn('to_id', 'text', (column) => column.notNull())
    .addColumn('guild_id', 'text')
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ask_by_pair').on('ask').columns(['from_id', 'to_id', 'asked_at']).execute();
  for (const key of ['to_id', 'guild_id', 'asked_at'])
    await db.schema.createIndex(`ask_by_${key}`).on('ask').column(key).execute();
}

async function createQuotas(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quota')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('records', 'integer', (column) => column.notNull())
    .addColumn('characters', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('quota_since').on('quota').column('since').execute();
}

interface Challenge {
  readonly id: string;
  readonly data: string;
  readonly game_id: string | null;
  readonly open_until: number | null;
}

/** The columns that matter here, as they are when this runs. */
type Tables = Readonly<Record<'challenge', Challenge>>;

interface Data {
  readonly state: string;
  readonly expiresAt: number;
}

const PAGE = 500;

/** Until when a challenge is open; a damaged one is not. */
function openUntil(data: string): number | null {
  try {
    const { state, expiresAt }: Data = JSON.parse(data);
    return state === 'open' ? expiresAt : null;
  } catch {
    return null;
  }
}

/** Fills the new column from what the rows hold. */
async function fillChallenges(db: Kysely<Tables>): Promise<void> {
  let last = '';
  for (;;) {
    const page = db.selectFrom('challenge').select(['id', 'data']).where('id', '>', last);
    const rows = await page.where('game_id', 'is', null).orderBy('id').limit(PAGE).execute();
    for (const { id, data } of rows) {
      const until = openUntil(data);
      if (until !== null)
        await db.updateTable('challenge').set({ open_until: until }).where('id', '=', id).execute();
    }
    const next = rows.at(-1)?.id;
    if (next === undefined) return;
    last = next;
  }
}

/** Most challenges are closed, so the index holds only the others. */
async function findOpen(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('challenge').addColumn('open_until', 'bigint').execute();
  await fillChallenges(db.withTables<Tables>());
  await db.schema
    .createIndex('challenge_open')
    .on('challenge')
    .columns(['challenger_id', 'open_until'])
    .where('open_until', 'is not', null)
    .execute();
}

/** Makes the tables, and the column of the challenges. */
export const blocks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createBlocks(db);
    await createAsks(db);
    await createQuotas(db);
    await findOpen(db);
  },
};
