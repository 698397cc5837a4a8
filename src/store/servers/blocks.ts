/** Blocks, one row each. The key is blocker and blocked, so looking up a few is cheap. */
import type { UserId } from '../../game/game.ts';
import type { Blocker, Blocked, Block } from '../../app/ports/subjects/blocks.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { A_WEEK, noteServer } from './servers.ts';
import { put } from '../database/rows.ts';

const keyOf = ({ by, user }: Block): string => `${by.kind}.${by.id}.${user}`;

export const blocksOver = (database: Database) => {
  const { db } = database;
  return {
    /** Blocks a user from this instant on (ms). Idempotent. */
    async add(block: Block, at: number): Promise<void> {
      const { kind, id } = block.by;
      if (kind === 'server') await noteServer(database, id, at + A_WEEK);
      const by = { user_id: kind === 'user' ? id : null, guild_id: kind === 'server' ? id : null };
      const row = { id: keyOf(block), ...by, blocked_id: block.user, blocked_at: at };
      await changes(database, put(database, 'blocks', [row], 'kept'));
    },
    lift: (block: Block) => changes(database, db.deleteFrom('blocks').where('id', '=', keyOf(block))),
    async of(by: Blocker, limit: number): Promise<Blocked> {
      const all = db.selectFrom('blocks').where(by.kind === 'user' ? 'user_id' : 'guild_id', '=', by.id);
      const rows = await all
        .select('blocked_id')
        .orderBy('blocked_at', 'desc')
        .orderBy('blocked_id')
        .limit(limit)
        .execute();
      const count = all.select(({ fn }) => fn.countAll<number>().as('total'));
      const { total } = await count.executeTakeFirstOrThrow();
      return { users: rows.map((row) => row.blocked_id), total };
    },
    /** The blocks between these users that existed at `since` (ms), oldest first. */
    async among(users: readonly UserId[], since: number): Promise<readonly Block[]> {
      if (users.length === 0) return [];
      const rows = await db
        .selectFrom('blocks')
        .select(['user_id', 'blocked_id'])
        .where('user_id', 'in', [...users])
        .where('blocked_id', 'in', [...users])
        .where('blocked_at', '<=', since)
        .orderBy('blocked_at')
        .orderBy('id')
        .execute();
      return rows.flatMap(({ user_id: id, blocked_id: user }) =>
        id === null ? [] : [{ by: { kind: 'user', id }, user }],
      );
    },
    async standing(blocks: readonly Block[]): Promise<readonly Block[]> {
      const byKey = new Map(blocks.map((block) => [keyOf(block), block]));
      if (byKey.size === 0) return [];
      const rows = await db
        .selectFrom('blocks')
        .select('id')
        .where('id', 'in', [...byKey.keys()])
        .execute();
      return rows.flatMap(({ id }) => byKey.get(id) ?? []);
    },
  };
};
