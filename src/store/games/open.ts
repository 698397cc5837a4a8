/** How many games are open, for figures. */
import type { Database } from '../database/database.ts';

/** Every running game waits for somebody, and has its place in the index of whom; so no other row is read. */
export async function countOpen({ db }: Database): Promise<number> {
  const { games } = await db
    .selectFrom('game')
    .select(({ fn }) => fn.countAll<number>().as('games'))
    .where('mover_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return games;
}
