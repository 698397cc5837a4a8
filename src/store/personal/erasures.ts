/** Erasures that are asked for: written down, due as all due work is, and gone when done. */
import type { Erasure } from '../../app/ports/personal.ts';
import { formerAs } from '../../game/player.ts';
import type { Database } from '../database/database.ts';
import type { ErasureTable } from '../tables/people.ts';

export const readErasure = ({
  user_id: user,
  former_id: former,
  asked_at: askedAt,
}: ErasureTable): Erasure => ({
  user,
  former: formerAs(former),
  askedAt,
});

/** Writes an erasure down; gives the earlier one if there is one already. */
export async function addErasure(
  { db }: Database,
  { user, former, askedAt }: Erasure,
  dueAt: number,
): Promise<Erasure> {
  await db
    .insertInto('erasure')
    .values({ user_id: user, former_id: former.id, asked_at: askedAt, due_at: dueAt })
    .onConflict((row) => row.column('user_id').doNothing())
    .execute();
  const row = await db
    .selectFrom('erasure')
    .selectAll()
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return readErasure(row);
}

/** Puts an erasure off that could not be done. */
export async function putOffErasure(
  { db }: Database,
  { user }: Erasure,
  dueAt: number | null,
): Promise<void> {
  if (dueAt === null) return;
  await db.updateTable('erasure').set({ due_at: dueAt }).where('user_id', '=', user).execute();
}
