/** Messages that the bot keeps up to date, of each kind one per server. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { LiveBook, LiveMessage } from '../../app/ports/live.ts';
import type { Database } from '../database/database.ts';
import { hasValues } from '../database/due.ts';
import { objectOf } from '../database/schema.ts';
import { noteServer } from './servers.ts';
import type { Tables } from '../tables/tables.ts';

const message = z.object({ channelId: z.string(), messageId: z.string() });

export const LIVE_MESSAGE = {
  guildId: z.string(),
  version: z.int().positive(),
  channelId: z.string(),
  locale: z.string(),
  card: message.nullable(),
  former: message.nullable(),
  digest: z.string(),
  changedAt: z.int(),
};

const schema = objectOf<LiveMessage>()(LIVE_MESSAGE);

export const readLiveGames = ({ data }: Pick<Tables['live_board'], 'data'>): LiveMessage =>
  schema.parse(JSON.parse(data));

export function liveOver<M extends LiveMessage>(
  database: Database,
  table: 'live_board' | 'live_games',
  read: (row: Pick<Tables['live_board'], 'data'>) => M,
): LiveBook<M> {
  const { db } = database;
  const rows = sql.table(table);
  return {
    async of(guildId) {
      const found = await sql<
        Tables['live_board']
      >`select data from ${rows} where guild_id = ${guildId}`.execute(db);
      return found.rows.map(read)[0] ?? null;
    },
    async save(live, dueAt) {
      const { guildId, version } = live;
      const data = JSON.stringify(live);
      if (version === 1) await noteServer(database, guildId, 0);
      const saving =
        version > 1
          ? sql`update ${rows} set version = ${version}, data = ${data}, due_at = ${dueAt}
              where ${hasValues({ guild_id: guildId, version: version - 1 })}`
          : sql`insert into ${rows} (guild_id, version, data, due_at)
              values (${guildId}, ${version}, ${data}, ${dueAt}) on conflict (guild_id) do nothing`;
      return (await saving.execute(db)).numAffectedRows === 1n;
    },
    async remove({ guildId, version }) {
      await sql`delete from ${rows} where ${hasValues({ guild_id: guildId, version })}`.execute(db);
    },
  };
}
