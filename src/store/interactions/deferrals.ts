/** Deferred answers that are still owed. Nobody waits for the disk: after a power cut, their tokens have run out. */
import type { Deferral, Deferrals } from '../../app/ports/deferrals.ts';
import type { Database } from '../database/database.ts';
import type { DeferralTable } from '../tables/interactions.ts';

export const readDeferral = ({
  id,
  application_id: application,
  token,
  user_id: user,
  locale,
  is_thinking: isThinking,
  deferred_at: at,
}: DeferralTable): Deferral => ({ id, application, token, user, locale, isThinking: isThinking === 1, at });

/** Tries it at another time, or is done with it (`null`). */
export async function postponeDeferral(
  { db }: Database,
  { id }: Deferral,
  dueAt: number | null,
): Promise<void> {
  if (dueAt === null) await db.deleteFrom('deferral').where('id', '=', id).execute();
  else await db.updateTable('deferral').set({ due_at: dueAt }).where('id', '=', id).execute();
}

export const deferralsOver = ({ db, unhurried }: Database): Deferrals => ({
  keep: async ({ id, application, token, user, locale, isThinking, at }, dueAt) => {
    await unhurried(
      db
        .insertInto('deferral')
        .values({
          id,
          application_id: application,
          token,
          user_id: user,
          locale,
          is_thinking: isThinking ? 1 : 0,
          deferred_at: at,
          due_at: dueAt,
        })
        .onConflict((row) => row.column('id').doUpdateSet({ due_at: dueAt })),
    );
  },
  forget: async (id) => void (await unhurried(db.deleteFrom('deferral').where('id', '=', id))),
});
