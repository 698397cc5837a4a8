/** Running games where teams vote. */
import { sql, type SqlBool } from 'kysely';
import { COLORS } from '../../draughts/types.ts';
import type { TeamGame, TeamGamesQuestion } from '../../app/ports/subjects/votes.ts';
import type { Game } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { readable, type Report } from '../database/readable.ts';
import type { Tables } from '../tables/tables.ts';

/** Matches running games of teams. An index has exactly this condition. */
const TEAM_PLAYS = sql<SqlBool>`game.state = 'running' and (game.white_id like 'crowd.%' or game.black_id like 'crowd.%')`;

export async function teamGamesOf(
  { db }: Database,
  gameIn: (row: Tables['game']) => Game,
  { user, guildId, most }: TeamGamesQuestion,
  report: Report,
): Promise<readonly TeamGame[]> {
  const rows = await db
    .selectFrom('game')
    .leftJoin('voter', (join) => join.onRef('voter.game_id', '=', 'game.id').on('voter.user_id', '=', user))
    .selectAll('game')
    .select(['voter.color', 'voter.left_at'])
    .where(TEAM_PLAYS)
    .orderBy(sql`case when voter.color is not null then 0 when game.guild_id = ${guildId} then 1 else 2 end`)
    .orderBy('game.changed_at', 'desc')
    .limit(most)
    .execute();
  const read = (row: (typeof rows)[number]): TeamGame => ({
    game: gameIn(row),
    side: COLORS.find((each) => each === row.color) ?? null,
    hasLeft: row.left_at !== null,
  });
  return readable(rows, read, report);
}
