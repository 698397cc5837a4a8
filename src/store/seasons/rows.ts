/** Converts a season to a row and back; reading throws on damage. */
import { z } from 'zod';
import type { Season } from '../../rating/season.ts';
import type { SeasonTable } from '../tables/standings.ts';

const line = z.object({
  place: z.int().positive(),
  player: z.object({ id: z.string(), name: z.string() }),
  rating: z.int(),
  games: z.int(),
  wins: z.int(),
});

const seasonSchema: z.ZodType<Season> = z.object({
  guildId: z.string(),
  number: z.int().positive(),
  version: z.int().positive(),
  name: z.string(),
  channelId: z.string(),
  locale: z.string(),
  isReset: z.boolean(),
  startedAt: z.int(),
  startSeq: z.int().positive(),
  endsAt: z.int().nullable(),
  endedAt: z.int().nullable(),
  table: z.array(line),
});

export const seasonColumns = (season: Season) => ({
  version: season.version,
  data: JSON.stringify(season),
});

export const readSeason = ({ data }: Pick<SeasonTable, 'data'>): Season =>
  seasonSchema.parse(JSON.parse(data));
