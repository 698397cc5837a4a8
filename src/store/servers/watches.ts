/** Servers of which something is stored: a row each, from the first challenge or setting on. */
import type { Watch } from '../../app/ports/servers.ts';
import type { Database } from '../database/database.ts';
import type { ServerTable } from '../tables/servers.ts';

/** When to ask about a new server for the first time, in ms from then. */
export const A_WEEK = 7 * 24 * 60 * 60 * 1000;

/** Notes a server unless it is noted already; Discord is asked about it when the first week is over, at `dueAt` (ms). */
export async function noteServer({ db }: Database, guildId: string | null, dueAt: number): Promise<void> {
  if (guildId === null) return;
  await db
    .insertInto('server')
    .values({ guild_id: guildId, gone_since: null, due_at: dueAt })
    .onConflict((row) => row.column('guild_id').doNothing())
    .execute();
}

/** Writes down what Discord said, and when to ask again (ms), unless the server was forgotten meanwhile. */
export async function postponeWatch(
  { db }: Database,
  { guildId, goneSince }: Watch,
  dueAt: number | null,
): Promise<void> {
  if (dueAt === null) return;
  await db
    .updateTable('server')
    .set({ gone_since: goneSince, due_at: dueAt })
    .where('guild_id', '=', guildId)
    .execute();
}

export const readWatch = (row: ServerTable): Watch => ({ guildId: row.guild_id, goneSince: row.gone_since });
