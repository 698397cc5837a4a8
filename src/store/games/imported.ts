/** Records brought in from elsewhere: kept as they were written, for a while. */
import { sql, type Compilable } from 'kysely';
import type { Importing, StoredRecord } from '../../app/ports/records.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import type { Database } from '../database/database.ts';

/** How long a record is kept, in ms: who still steps through it after a month can bring it in again. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** The character of which PostgreSQL keeps no text; files have it where something broke. */
const NUL = '\0';

/** The record with this id; `null` when it was never there or is forgotten. */
export async function loadRecord({ db }: Database, id: string): Promise<StoredRecord | null> {
  const row = await db.selectFrom('imported').selectAll().where('id', '=', id).executeTakeFirst();
  const variant = VARIANT_IDS.find((known) => known === row?.variant);
  return row && variant ? { id, variant, source: row.source } : null;
}

/** Counts a record in, from the first of a day on; changes nothing when its user has brought in as much as they may. */
function countIn({ db }: Database, { source }: StoredRecord, { user, at, limits }: Importing): Compilable {
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

/** Keeps a record, unless its user has brought in as much as they may, and forgets what is too old, with what was found of it. */
export async function addRecord(database: Database, record: StoredRecord, by: Importing): Promise<boolean> {
  const { db } = database;
  const { id, variant, source } = record;
  const { at, limits } = by;
  await db
    .deleteFrom('imported')
    .where('made_at', '<', at - KEPT)
    .execute();
  await db
    .deleteFrom('analysis')
    .where('kind', '=', 'record')
    .where('made_at', '<', at - KEPT)
    .execute();
  await db
    .deleteFrom('quota')
    .where('since', '<=', at - limits.per)
    .execute();
  const text = source.replaceAll(NUL, ' ');
  return database.allOrNothing([
    countIn(database, record, by),
    db.insertInto('imported').values({ id, variant, source: text, made_at: at }),
  ]);
}
