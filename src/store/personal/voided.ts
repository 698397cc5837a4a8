/** The finished games that a user, as an admin, took off the boards. */
import type { UserId } from '../../game/game.ts';
import type { Database } from '../database.ts';
import type { OutcomeTable } from '../standings/tables.ts';

/** Their rows, in all servers. */
export const voidedBy = ({ db }: Database, user: UserId): Promise<OutcomeTable[]> =>
  db
    .selectFrom('outcome')
    .selectAll()
    .where('verdict', '=', 'void')
    .where('data', 'like', `%"by":"${user}"%`)
    .execute();
