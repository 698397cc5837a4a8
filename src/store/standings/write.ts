/** Statements that write many rows of the books at once, each with a different key. */
import type { Compilable } from 'kysely';
import type { Database } from '../database/database.ts';
import { updating } from '../database/rows.ts';
import type { Tables } from '../tables/tables.ts';

export const inOne = <Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Compilable,
): readonly Compilable[] => (rows.length === 0 ? [] : [write(rows)]);

export const addActivities = ({ db }: Database, rows: readonly Tables['activity'][]) =>
  db
    .insertInto('activity')
    .values(rows)
    .onConflict((at) =>
      at.columns(['guild_id', 'activity', 'key']).doUpdateSet((old) => ({
        games: old('activity.games', '+', old.ref('excluded.games')),
        white: old('activity.white', '+', old.ref('excluded.white')),
        black: old('activity.black', '+', old.ref('excluded.black')),
      })),
    );

/** Raises a server's number of entries. Changes nothing if another process entered a game since. */
export const countOn = (database: Database, guildId: string, before: number, after: number): Compilable =>
  before === 0
    ? database.db
        .insertInto('ledger')
        .values({ guild_id: guildId, entries: after })
        .onConflict((at) =>
          at.column('guild_id').doUpdateSet({ entries: after }).where('ledger.entries', '=', 0),
        )
    : updating(database, 'ledger', { guild_id: guildId, entries: before }, { entries: after });

export async function entriesOf({ db }: Database, guildId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger')
    .select('entries')
    .where('guild_id', '=', guildId)
    .executeTakeFirst();
  return row?.entries ?? 0;
}
