/** Blocks: one row each, with a key of who blocks whom, so looking up a few is cheap. */
import type { Block, Blocked, Blocker, Blocks } from '../../app/ports/blocks.ts';
import type { UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { A_WEEK, noteServer } from './servers.ts';

const keyOf = ({ by, user }: Block): string => `${by.kind}.${by.id}.${user}`;

const ownerOf = ({ kind }: Blocker) => (kind === 'user' ? ('user_id' as const) : ('guild_id' as const));

async function add(database: Database, block: Block, at: number): Promise<void> {
  const { kind, id } = block.by;
  if (kind === 'server') await noteServer(database, id, at + A_WEEK);
  await database.db
    .insertInto('blocks')
    .values({
      id: keyOf(block),
      user_id: kind === 'user' ? id : null,
      guild_id: kind === 'server' ? id : null,
      blocked_id: block.user,
      blocked_at: at,
    })
    .onConflict((row) => row.column('id').doNothing())
    .execute();
}

async function lift({ db }: Database, block: Block): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocks')
    .where('id', '=', keyOf(block))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

async function blockedBy({ db }: Database, by: Blocker, limit: number): Promise<Blocked> {
  const all = db.selectFrom('blocks').where(ownerOf(by), '=', by.id);
  const rows = await all
    .select('blocked_id')
    .orderBy('blocked_at', 'desc')
    .orderBy('blocked_id')
    .limit(limit)
    .execute();
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { users: rows.map((row) => row.blocked_id), total };
}

async function among({ db }: Database, users: readonly UserId[], since: number): Promise<readonly Block[]> {
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
}

async function standing({ db }: Database, blocks: readonly Block[]): Promise<readonly Block[]> {
  const byKey = new Map(blocks.map((block) => [keyOf(block), block]));
  if (byKey.size === 0) return [];
  const rows = await db
    .selectFrom('blocks')
    .select('id')
    .where('id', 'in', [...byKey.keys()])
    .execute();
  return rows.flatMap(({ id }) => byKey.get(id) ?? []);
}

export const blocksOver = (database: Database): Blocks => ({
  add: (block, at) => add(database, block, at),
  lift: (block) => lift(database, block),
  of: (by, limit) => blockedBy(database, by, limit),
  among: (users, since) => among(database, users, since),
  standing: (blocks) => standing(database, blocks),
});
