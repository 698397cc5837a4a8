import { z } from 'zod';
import type { LiveBoard, LiveBoards } from '../../app/ports/standings.ts';
import { ORDERS } from '../../rating/board.ts';
import { POOLS } from '../../rating/record.ts';
import { SPANS } from '../../rating/span.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { noteServer } from '../servers/servers.ts';
import type { LiveBoardTable } from '../tables/standings.ts';
import { objectOf } from '../database/schema.ts';

const message = z.object({ channelId: z.string(), messageId: z.string() });

const boardSchema = objectOf<LiveBoard>()({
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

export const liveBoardsOver = (database: Database): LiveBoards => {
  const { db } = database;
  return {
    async of(guildId) {
      const all = db.selectFrom('live_board').select('data');
      const row = await all.where('guild_id', '=', guildId).executeTakeFirst();
      return row ? readLiveBoard(row) : null;
    },
    async save(board, dueAt) {
      const { guildId, version } = board;
      const columns = { version, data: JSON.stringify(board), due_at: dueAt };
      if (version > 1) {
        const update = db.updateTable('live_board').set(columns).where('guild_id', '=', guildId);
        return changes(database, update.where('version', '=', version - 1));
      }
      await noteServer(database, guildId, 0);
      const insert = db.insertInto('live_board').values({ guild_id: guildId, ...columns });
      return changes(
        database,
        insert.onConflict((row) => row.column('guild_id').doNothing()),
      );
    },
    async remove({ guildId, version }) {
      await db
        .deleteFrom('live_board')
        .where('guild_id', '=', guildId)
        .where('version', '=', version)
        .execute();
    },
  };
};
