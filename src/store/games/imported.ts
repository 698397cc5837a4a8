/** Games imported from elsewhere. They are kept as written for a month. */
import { sql, type Compilable } from 'kysely';
import type { ImportRequest, StoredRecord } from '../../app/ports/reading.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import type { Database } from '../database/database.ts';

/** In ms. */
export const IMPORT_TTL = 30 * 24 * 60 * 60 * 1000;

/** PostgreSQL can't store text with this character, but damaged files contain it. */
const NUL = '\0';

/** Counts an import. Changes nothing if the user has reached a limit. */
function countIn(
  { db }: Database,
  { source }: StoredRecord,
  { user, at, limits }: ImportRequest,
): Compilable {
  const { records, characters, per } = limits;
  const isNew = sql<boolean>`(quota.records = 0 or quota.since <= ${at - per})`;
  const hasRoom = sql<boolean>`(quota.records < ${records} and quota.characters + ${source.length} <= ${characters})`;
  return db
    .insertInto('quota')
    .values({ user_id: user, since: at, records: 1, characters: source.length })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet((counted) => ({
          since: sql`case when ${isNew} then ${counted.ref('excluded.since')} else quota.since end`,
          records: sql`case when ${isNew} then 1 else quota.records + 1 end`,
          characters: sql`${counted.ref('excluded.characters')} + case when ${isNew} then 0 else quota.characters end`,
        }))
        .where(sql<boolean>`(${isNew} or ${hasRoom})`),
    );
}

export const recordsOver = (database: Database) => ({
  /** An imported record; `null` once it is deleted, which happens after a month. */
  async load(id: string): Promise<StoredRecord | null> {
    const query = database.db.selectFrom('imported').selectAll();
    const row = await query.where('id', '=', id).executeTakeFirst();
    const variant = VARIANT_IDS.find((known) => known === row?.variant);
    return row && variant ? { id, variant, source: row.source } : null;
  },
  /**
   * Stores a record; false if the importer has reached the limit. Doesn't store who imported it.
   * Also deletes old records and their analyses.
   */
  async add(record: StoredRecord, by: ImportRequest): Promise<boolean> {
    const { db } = database;
    const { id, variant, source } = record;
    const { at, limits } = by;
    const expired = at - IMPORT_TTL;
    // First, the explorer removes the games of a record.
    await db
      .deleteFrom('imported')
      .where('made_at', '<', expired)
      .where((where) => {
        const games = where.selectFrom('explored_import').select('id');
        return where.not(where.exists(games.whereRef('record_id', '=', 'imported.id')));
      })
      .execute();
    await db.deleteFrom('analysis').where('kind', '=', 'record').where('made_at', '<', expired).execute();
    const reset = at - limits.per;
    await db.deleteFrom('quota').where('since', '<=', reset).execute();
    const text = source.replaceAll(NUL, ' ');
    return database.allOrNothing([
      countIn(database, record, by),
      db.insertInto('imported').values({ id, variant, source: text, made_at: at }),
    ]);
  },
});
