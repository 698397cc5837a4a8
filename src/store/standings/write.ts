/** The statements that write the rows of the books, over whatever was there. */
import type { Database } from '../database/database.ts';
import type { ActivityTable, OutcomeTable, RecordTable, StandingTable } from '../tables/standings.ts';

export const putOutcome = ({ db }: Database, row: OutcomeTable) =>
  db
    .insertInto('outcome')
    .values(row)
    .onConflict((at) => at.column('game_id').doUpdateSet(row));

export const putRecord = ({ db }: Database, row: RecordTable) =>
  db
    .insertInto('record')
    .values(row)
    .onConflict((at) => at.columns(['guild_id', 'user_id', 'pool']).doUpdateSet({ data: row.data }));

export const putStanding = ({ db }: Database, row: StandingTable) =>
  db
    .insertInto('standing')
    .values(row)
    .onConflict((at) => at.columns(['guild_id', 'user_id', 'pool', 'span']).doUpdateSet(row));

export const putActivity = ({ db }: Database, row: ActivityTable) =>
  db
    .insertInto('activity')
    .values(row)
    .onConflict((at) => at.columns(['guild_id', 'activity', 'key']).doUpdateSet(row));

/** Adds to what is there. */
export const addActivity = ({ db }: Database, row: ActivityTable) =>
  db
    .insertInto('activity')
    .values(row)
    .onConflict((at) =>
      at.columns(['guild_id', 'activity', 'key']).doUpdateSet((old) => ({
        games: old('activity.games', '+', row.games),
        white: old('activity.white', '+', row.white),
        black: old('activity.black', '+', row.black),
      })),
    );

/** Counts a server's entries on from `before` to `after`; changes nothing when someone else has entered a game since. */
export const countOn = ({ db }: Database, guildId: string, before: number, after: number) =>
  before === 0
    ? db
        .insertInto('ledger')
        .values({ guild_id: guildId, entries: after })
        .onConflict((at) =>
          at.column('guild_id').doUpdateSet({ entries: after }).where('ledger.entries', '=', 0),
        )
    : db
        .updateTable('ledger')
        .set({ entries: after })
        .where('guild_id', '=', guildId)
        .where('entries', '=', before);

/** How many games of a server have been entered. */
export async function entriesOf({ db }: Database, guildId: string): Promise<number> {
  const row = await db
    .selectFrom('ledger')
    .select('entries')
    .where('guild_id', '=', guildId)
    .executeTakeFirst();
  return row?.entries ?? 0;
}
