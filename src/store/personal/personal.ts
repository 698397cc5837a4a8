import type { UserId } from '../../game/game.ts';
import type { Erasure } from '../../app/ports/subjects/people.ts';
import type { Database } from '../database/database.ts';
import type { Report } from '../database/readable.ts';
import { eraseUser } from './erase.ts';
import { hiddenAmong, setHidden } from '../people/hidden.ts';
import { holdingsOf } from './own.ts';
import { formerAs } from '../../game/player.ts';
import type { Tables } from '../tables/tables.ts';
import { put } from '../database/rows.ts';
import { changes } from '../database/due.ts';

export const personalOver = (database: Database, report: Report) => ({
  holdings: (user: UserId) => holdingsOf(database, user),
  isHidden: async (user: UserId): Promise<boolean> => (await hiddenAmong(database, [user])).has(user),
  /** Hides a user from all leaderboards, or shows them again. */
  setHidden: (user: UserId, hidden: boolean) => setHidden(database, user, hidden),
  /** Which of these users are hidden. */
  hiddenAmong: (users: readonly UserId[]) => hiddenAmong(database, users),
  /** Stores an erasure, due at `dueAt` (ms) until it is done. Returns any earlier erasure. */
  addErasure: (erasure: Erasure, dueAt: number) => addErasure(database, erasure, dueAt),
  /** Replaces the user with the stand-in and deletes all their other data. Idempotent. */
  erase: (erasure: Erasure) => eraseUser(database, erasure, report),
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

async function addErasure(
  database: Database,
  { user, former, askedAt }: Erasure,
  dueAt: number,
): Promise<Erasure> {
  const asked = { user_id: user, former_id: former.id, asked_at: askedAt, due_at: dueAt };
  await changes(database, put(database, 'erasure', [asked], 'kept'));
  const row = await database.db
    .selectFrom('erasure')
    .selectAll()
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  return readErasure(row);
}
