/** Between a season and its row. */
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

/** The part of a row that a change of the season writes. */
export const seasonColumns = (season: Season) => ({
  version: season.version,
  data: JSON.stringify(season),
});

/** Reads a season. Throws when what is stored is none. */
export const readSeason = ({ data }: Pick<SeasonTable, 'data'>): Season =>
  seasonSchema.parse(JSON.parse(data));
