/** Records brought in from elsewhere: kept as they were written, for a while. */
import type { StoredRecord } from '../../app/ports/records.ts';
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

/** Keeps a record made at this instant (ms), and forgets those that are too old, with what was found of them. */
export async function addRecord(
  { db }: Database,
  { id, variant, source }: StoredRecord,
  at: number,
): Promise<void> {
  await db
    .deleteFrom('imported')
    .where('made_at', '<', at - KEPT)
    .execute();
  await db
    .deleteFrom('analysis')
    .where('kind', '=', 'record')
    .where('made_at', '<', at - KEPT)
    .execute();
  const text = source.replaceAll(NUL, ' ');
  await db.insertInto('imported').values({ id, variant, source: text, made_at: at }).execute();
}
