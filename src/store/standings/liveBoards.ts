/** Live leaderboards: one per server, saved by compare-and-set. */
import { z } from 'zod';
import type { LiveBoard, LiveBoards } from '../../app/ports/standings.ts';
import { ORDERS } from '../../rating/board.ts';
import { POOLS } from '../../rating/record.ts';
import { SPANS } from '../../rating/span.ts';
import type { Database } from '../database/database.ts';
import { setDue } from '../database/due.ts';
import { noteServer } from '../servers/servers.ts';
import type { LiveBoardTable } from '../tables/standings.ts';

const message = z.object({ channelId: z.string(), messageId: z.string() });

const boardSchema: z.ZodType<LiveBoard> = z.object({
  guildId: z.string(),
  version: z.int().positive(),
  order: z.enum(ORDERS),
  pool: z.enum(POOLS),
  span: z.enum(SPANS),
  channelId: z.string(),
  locale: z.string(),
  card: message.nullable(),
  former: message.nullable(),
  digest: z.string(),
  changedAt: z.int(),
});

export const readLiveBoard = ({ data }: Pick<LiveBoardTable, 'data'>): LiveBoard =>
  boardSchema.parse(JSON.parse(data));

async function of({ db }: Database, guildId: string): Promise<LiveBoard | null> {
  const row = await db
    .selectFrom('live_board')
    .select('data')
    .where('guild_id', '=', guildId)
    .executeTakeFirst();
  return row ? readLiveBoard(row) : null;
}

async function save(database: Database, board: LiveBoard, dueAt: number): Promise<boolean> {
  const { guildId, version } = board;
  const columns = { version, data: JSON.stringify(board), due_at: dueAt };
  if (version === 1) await noteServer(database, guildId, 0);
  const { db } = database;
  const saved = await (
    version === 1
      ? db
          .insertInto('live_board')
          .values({ guild_id: guildId, ...columns })
          .onConflict((row) => row.column('guild_id').doNothing())
          .returning('version')
      : db
          .updateTable('live_board')
          .set(columns)
          .where('guild_id', '=', guildId)
          .where('version', '=', version - 1)
          .returning('version')
  ).execute();
  return saved.length === 1;
}

async function remove({ db }: Database, { guildId, version }: LiveBoard): Promise<void> {
  await db.deleteFrom('live_board').where('guild_id', '=', guildId).where('version', '=', version).execute();
}

export const postponeLiveBoard = (
  database: Database,
  { guildId, version }: LiveBoard,
  dueAt: number | null,
): Promise<void> => setDue(database, 'live_board', { guild_id: guildId, version }, dueAt);

export const liveBoardsOver = (database: Database): LiveBoards => ({
  of: (guildId) => of(database, guildId),
  save: (board, dueAt) => save(database, board, dueAt),
  remove: (board) => remove(database, board),
});
