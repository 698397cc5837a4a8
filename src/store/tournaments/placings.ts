import type { UserId } from '../../game/player.ts';
import { z } from 'zod';
import { VARIANT_IDS } from '../../draughts/variantIds.ts';
import type { Placing } from '../../tournament/life/table/placings.ts';
import { FORMS } from '../../tournament/life/terms.ts';
import type { Database } from '../database/database.ts';
import { readable, type Report } from '../database/readable.ts';
import { objectOf } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';
import { put } from '../database/rows.ts';

const placingSchema = objectOf<Placing>()({
  tournamentId: z.string(),
  guildId: z.string(),
  number: z.int().positive(),
  player: z.object({ id: z.string(), name: z.string() }),
  place: z.int().positive(),
  of: z.int().positive(),
  played: z.int().nonnegative(),
  name: z.string(),
  title: z.string().nullable(),
  variant: z.enum(VARIANT_IDS),
  form: z.enum(FORMS),
  endedAt: z.int(),
});

export const readPlacing = ({ data }: Pick<Tables['placing'], 'data'>): Placing =>
  placingSchema.parse(JSON.parse(data));

export const placingColumns = (placing: Placing) => ({
  user_id: placing.player.id,
  data: JSON.stringify(placing),
});

export const insertPlacings = (database: Database, placings: readonly Placing[]) =>
  placings.map((placing) => {
    const { tournamentId, number, guildId, place, endedAt } = placing;
    const key = { tournament_id: tournamentId, number };
    const columns = { guild_id: guildId, place, ended_at: endedAt, ...placingColumns(placing) };
    return put(database, 'placing', [{ ...key, ...columns }], 'kept');
  });

export const placingsOver = ({ db }: Database, report: Report) => ({
  of: async (guildId: string, user: UserId, limit: number): Promise<readonly Placing[]> => {
    const rows = db
      .selectFrom('placing')
      .selectAll()
      .where('user_id', '=', user)
      .where('guild_id', '=', guildId)
      .orderBy('ended_at', 'desc')
      .orderBy('tournament_id')
      .limit(limit);
    return readable(await rows.execute(), readPlacing, report);
  },
  /** First places in a server, newest first. Leaves out hidden players. */
  first: async (guildId: string, limit: number): Promise<readonly Placing[]> => {
    const hidden = db.selectFrom('hidden').select('hidden.user_id');
    const rows = db
      .selectFrom('placing')
      .selectAll()
      .where('guild_id', '=', guildId)
      .where('place', '=', 1)
      .where('user_id', 'not in', hidden)
      .orderBy('ended_at', 'desc')
      .orderBy('tournament_id')
      .orderBy('number')
      .limit(limit);
    return readable(await rows.execute(), readPlacing, report);
  },
});
