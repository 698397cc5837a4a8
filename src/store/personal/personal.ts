import type { Personal, Erasure } from '../../app/ports/people.ts';
import type { Database } from '../database/database.ts';
import type { Report } from '../database/readable.ts';
import { eraseUser } from './erase.ts';
import { hiddenAmong, setHidden } from '../people/hidden.ts';
import { holdingsOf } from './own.ts';
import { formerAs } from '../../game/player.ts';
import type { Tables } from '../tables/tables.ts';

export const personalOver = (database: Database, report: Report): Personal => ({
  holdings: (user) => holdingsOf(database, user),
  isHidden: async (user) => (await hiddenAmong(database, [user])).has(user),
  setHidden: (user, hidden) => setHidden(database, user, hidden),
  hiddenAmong: (users) => hiddenAmong(database, users),
  addErasure: (erasure, dueAt) => addErasure(database, erasure, dueAt),
  erase: (erasure) => eraseUser(database, erasure, report),
});

export const readErasure = ({
  user_id: user,
  former_id: former,
  asked_at: askedAt,
}: Tables['erasure']): Erasure => ({
  user,
  former: formerAs(former),
  askedAt,
});

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
