/** Tournaments in preparation: one per user and server, kept for a day. */
import { z } from 'zod';
import type { Drafts } from '../../app/ports/tournaments.ts';
import { DAY } from '../../game/span.ts';
import type { UserId } from '../../game/player.ts';
import type { DraftFields, Draft } from '../../tournament/life/draft.ts';
import type { Database } from '../database/database.ts';

const words = z.string().optional();
const flag = z.boolean().optional();

const askedSchema: z.ZodType<DraftFields> = z.object({
  kind: words,
  name: words,
  variant: words,
  time: words,
  starts: words,
  ends: words,
  rounds: words,
  minutes: words,
  'group-size': words,
  advance: words,
  finals: words,
  twice: flag,
  'third-place': flag,
  'round-days': words,
  openings: words,
  players: words,
  role: words,
  lowest: words,
  highest: words,
  rated: flag,
  judge: words,
  'tie-break': words,
  repeats: words,
  event: flag,
  title: words,
});

async function load({ db }: Database, guildId: string, user: UserId): Promise<Draft | null> {
  const row = await db
    .selectFrom('draft')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return row ? { guildId, user, version: row.version, asked: askedSchema.parse(JSON.parse(row.data)) } : null;
}

async function save(
  { db }: Database,
  { guildId, user, version, asked }: Draft,
  at: number,
): Promise<boolean> {
  await db
    .deleteFrom('draft')
    .where('saved_at', '<', at - DAY)
    .execute();
  const changes = { version, data: JSON.stringify(asked), saved_at: at };
  const { numInsertedOrUpdatedRows: saved } = await db
    .insertInto('draft')
    .values({ guild_id: guildId, user_id: user, ...changes })
    .onConflict((row) =>
      row
        .columns(['guild_id', 'user_id'])
        .doUpdateSet(changes)
        .where('draft.version', '=', version - 1),
    )
    .executeTakeFirstOrThrow();
  return saved === 1n;
}

async function take({ db }: Database, { guildId, user, version }: Draft): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('draft')
    .where('guild_id', '=', guildId)
    .where('user_id', '=', user)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export const draftsOver = (database: Database): Drafts => ({
  draft: (guildId, user) => load(database, guildId, user),
  save: (draft, at) => save(database, draft, at),
  take: (draft) => take(database, draft),
});
