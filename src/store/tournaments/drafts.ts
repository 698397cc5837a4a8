import { z } from 'zod';
import type { Drafts } from '../../app/ports/tournaments.ts';
import { DAY } from '../../game/calendar/span.ts';
import type { DraftFields } from '../../tournament/life/draft.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { objectOf } from '../database/schema.ts';

const words = z.string().optional();
const flag = z.boolean().optional();

const askedSchema = objectOf<DraftFields>()({
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
  reach: words,
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

export const draftsOver = (database: Database): Drafts => {
  const { db } = database;
  return {
    async load(guildId, user) {
      const row = await db
        .selectFrom('draft')
        .selectAll()
        .where('guild_id', '=', guildId)
        .where('user_id', '=', user)
        .executeTakeFirst();
      if (!row) return null;
      return { guildId, user, version: row.version, asked: askedSchema.parse(JSON.parse(row.data)) };
    },
    async save({ guildId, user, version, asked }, at) {
      await db
        .deleteFrom('draft')
        .where('saved_at', '<', at - DAY)
        .execute();
      const columns = { version, data: JSON.stringify(asked), saved_at: at };
      const statement = db
        .insertInto('draft')
        .values({ guild_id: guildId, user_id: user, ...columns })
        .onConflict((row) =>
          row
            .columns(['guild_id', 'user_id'])
            .doUpdateSet(columns)
            .where('draft.version', '=', version - 1),
        );
      return changes(database, statement);
    },
    take: ({ guildId, user, version }) =>
      changes(
        database,
        db
          .deleteFrom('draft')
          .where('guild_id', '=', guildId)
          .where('user_id', '=', user)
          .where('version', '=', version),
      ),
  };
};
