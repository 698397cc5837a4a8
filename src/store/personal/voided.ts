/** The finished games that a user, as an admin, took off the boards. */
import { sql } from 'kysely';
import type { UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import type { OutcomeTable } from '../tables/standings.ts';

/** Their rows, in all servers. The verdict stands in the statement itself, as in the condition of the index of voided games. */
export const voidedBy = ({ db }: Database, user: UserId): Promise<OutcomeTable[]> =>
  db
    .selectFrom('outcome')
    .selectAll()
    .where('verdict', '=', sql.lit('void'))
    .where('data', 'like', `%"by":"${user}"%`)
    .execute();
