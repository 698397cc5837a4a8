/** Where seasons stand in a server's ledger: what a replay must do between two games. */
import type { Database } from '../database/database.ts';

export interface SeasonEvents {
  /** The starts that reset ratings. */
  readonly resets: readonly number[];
  /** The last number in the ledger that a season has; 0 when there is none. */
  readonly last: number;
}

/** All of a server's. */
export async function seasonEvents({ db }: Database, guildId: string): Promise<SeasonEvents> {
  const rows = await db
    .selectFrom('season')
    .select(['start_seq', 'end_seq', 'is_reset'])
    .where('guild_id', '=', guildId)
    .orderBy('number')
    .execute();
  return {
    resets: rows.filter((row) => row.is_reset === 1).map((row) => row.start_seq),
    last: Math.max(0, ...rows.map((row) => row.end_seq ?? row.start_seq)),
  };
}
