/** What belongs to a person: challenges are found by who made them, hidden players and erasures have rows of their own. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Challenge {
  readonly id: string;
  readonly data: string;
  readonly challenger_id: string | null;
  readonly opponent_id: string | null;
  readonly guild_id: string | null;
}

/** The columns that matter here, as they are when this runs. */
type Tables = Readonly<Record<'challenge', Challenge>>;

interface Data {
  readonly challenger: { readonly id: string };
  readonly opponent: { readonly id: string } | null;
  readonly place: { readonly guildId: string | null };
}

const KEYS = ['challenger_id', 'opponent_id', 'guild_id'] as const;
const PAGE = 500;

/** What a row's new columns are to be; a damaged row keeps empty ones. */
function columnsOf(data: string): Partial<Record<(typeof KEYS)[number], string | null>> | null {
  try {
    const { challenger, opponent, place }: Data = JSON.parse(data);
    return { challenger_id: challenger.id, opponent_id: opponent?.id ?? null, guild_id: place.guildId };
  } catch {
    return null;
  }
}

/** Fills the new columns from what the rows hold. */
async function fillChallenges(db: Kysely<Tables>): Promise<void> {
  let last = '';
  for (;;) {
    const page = db.selectFrom('challenge').select(['id', 'data']).where('id', '>', last);
    const rows = await page.orderBy('id').limit(PAGE).execute();
    for (const { id, data } of rows) {
      const columns = columnsOf(data);
      if (columns) await db.updateTable('challenge').set(columns).where('id', '=', id).execute();
    }
    const next = rows.at(-1)?.id;
    if (next === undefined) return;
    last = next;
  }
}

async function findChallenges(db: Kysely<unknown>): Promise<void> {
  for (const key of KEYS) await db.schema.alterTable('challenge').addColumn(key, 'text').execute();
  await fillChallenges(db.withTables<Tables>());
  for (const key of KEYS) {
    await db.schema.createIndex(`challenge_by_${key}`).on('challenge').column(key).execute();
  }
}

/** Games that an admin took back are few: their admin is found among them alone. */
const findVoided = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createIndex('outcome_void')
    .on('outcome')
    .columns(['verdict', 'seq'])
    .where('verdict', '=', 'void')
    .execute();

/** Makes the columns, tables and indexes. */
export const personal: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await findChallenges(db);
    await findVoided(db);
    await db.schema
      .createTable('hidden')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .execute();
    await db.schema
      .createTable('erasure')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('former_id', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
