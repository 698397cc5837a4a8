/** Reads and checks the rows about one person; reading throws on damage. */
import { z } from 'zod';
import {
  type Preference,
  BOARD_CHOICES,
  LANGUAGE_CHOICES,
  NOTATION_CHOICES,
  PIECE_CHOICES,
  THEME_CHOICES,
} from '../../app/ports/people.ts';
import type { VacationBook } from '../../game/vacation.ts';
import { readStored } from '../database/readable.ts';
import type { PreferenceTable, VacationTable } from '../tables/people.ts';
import { WAYS } from '../../game/notices.ts';
import type { Span } from '../../game/span.ts';
import { parseZone } from '../../game/zone.ts';

export const readPreference = ({ user_id: id, data }: PreferenceTable): Preference =>
  readStored('preference', preferenceSchema, { id, data });

export const readVacations = ({ user_id: user, version, data }: VacationTable): VacationBook => ({
  user,
  version,
  spans: readStored('vacations', vacationsSchema, { id: user, data }),
});

const way = z.enum(WAYS).optional();
const notices = z.object({
  ways: z.object({ turn: way, reminder: way, offer: way, end: way }),
  digest: z.object({
    hour: z.int().min(0).max(23),
    zone: z.string().refine((text) => parseZone(text) !== null),
  }),
  locale: z.string(),
  refused: z.literal(true).optional(),
});

export const preferenceSchema: z.ZodType<Preference> = z.object({
  notation: z.enum(NOTATION_CHOICES),
  language: z.enum(LANGUAGE_CHOICES).optional(),
  theme: z.enum(THEME_CHOICES).optional(),
  pieces: z.enum(PIECE_CHOICES).optional(),
  board: z.enum(BOARD_CHOICES).optional(),
  notices: notices.optional(),
});

export const vacationsSchema: z.ZodType<readonly Span[]> = z.array(z.object({ from: z.int(), to: z.int() }));
