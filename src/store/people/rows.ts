/** Between rows and what is stored of one person. */
import type { Preference } from '../../app/ports/preference.ts';
import type { VacationBook } from '../../game/vacation.ts';
import { readStored } from '../database/readable.ts';
import type { PreferenceTable, VacationTable } from '../tables/people.ts';
import { preferenceSchema, vacationsSchema } from './schema.ts';

/** Reads a row of a preference. Throws when what it holds is none. */
export const readPreference = ({ user_id: id, data }: PreferenceTable): Preference =>
  readStored('preference', preferenceSchema, { id, data });

/** Reads a row of vacations. Throws when what it holds are none. */
export const readVacations = ({ user_id: user, version, data }: VacationTable): VacationBook => ({
  user,
  version,
  spans: readStored('vacations', vacationsSchema, { id: user, data }),
});
