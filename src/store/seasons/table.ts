/** The table of a season, from the games that were entered since it began and the ratings as they are. */
import type { Season, SeasonLine } from '../../rating/season.ts';
import { tableOf } from '../../rating/season.ts';
import type { Database } from '../database/database.ts';
import { readRecord } from '../standings/rows.ts';

interface Tally {
  games: number;
  wins: number;
}

/** Counted games and wins of everyone who has played in it. */
async function talliesOf(
  { db }: Database,
  { guildId, startSeq }: Season,
): Promise<ReadonlyMap<string, Tally>> {
  const rows = await db
    .selectFrom('outcome')
    .select(['white_id', 'black_id', 'winner_id'])
    .where('guild_id', '=', guildId)
    .where('seq', '>', startSeq)
    .where('verdict', '=', 'counted')
    .execute();
  const tallies = new Map<string, Tally>();
  for (const { white_id: white, black_id: black, winner_id: winner } of rows) {
    for (const user of [white, black]) {
      const tally = tallies.get(user) ?? { games: 0, wins: 0 };
      tallies.set(user, { games: tally.games + 1, wins: tally.wins + (winner === user ? 1 : 0) });
    }
  }
  return tallies;
}

/** The table as it stands; those who are gone have no record, and so no line. */
export async function liveTable(database: Database, season: Season): Promise<readonly SeasonLine[]> {
  const tallies = await talliesOf(database, season);
  const rows = await database.db
    .selectFrom('record')
    .select(['user_id', 'data'])
    .where('guild_id', '=', season.guildId)
    .where('pool', '=', 'all')
    .execute();
  return tableOf(
    rows.flatMap((row) => {
      const tally = tallies.get(row.user_id);
      if (!tally) return [];
      const { name, rating } = readRecord(row);
      return [{ player: { id: row.user_id, name }, rating: Math.round(rating.value), ...tally }];
    }),
  );
}
