/** Games in whose channels boards are looked for that came too late: a row each until that is done. */
import { sql } from 'kysely';
import type { Strays } from '../../app/ports/games.ts';
import type { Database } from '../database/database.ts';
import type { StrayTable } from '../tables/games.ts';

export const readStrays = ({ game_id: gameId, since, until }: StrayTable): Strays => ({
  gameId,
  since,
  until,
});

/** Notes that boards may come too late, to be looked for at `dueAt` (ms); whatever was noted before is looked for as well. */
export async function expectStrays(
  { db, unhurried }: Database,
  { gameId, since, until }: Strays,
  dueAt: number,
): Promise<void> {
  await unhurried(
    db
      .insertInto('stray')
      .values({ game_id: gameId, since, until, due_at: dueAt })
      .onConflict((row) =>
        row.column('game_id').doUpdateSet({
          until,
          due_at: sql`case when stray.due_at < ${dueAt} then stray.due_at else ${dueAt} end`,
        }),
      ),
  );
}

/** Looks again at another time, or is done with it (`null`), unless it was noted anew. */
export async function postponeStrays(
  { db }: Database,
  { gameId, until }: Strays,
  dueAt: number | null,
): Promise<void> {
  if (dueAt === null)
    await db.deleteFrom('stray').where('game_id', '=', gameId).where('until', '=', until).execute();
  else
    await db
      .updateTable('stray')
      .set({ due_at: dueAt })
      .where('game_id', '=', gameId)
      .where('until', '=', until)
      .execute();
}
