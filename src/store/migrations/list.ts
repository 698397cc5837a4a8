/**
 * Every migration in order, written out by hand. A name that was ever released stays as it is, and so does what it
 * does: databases out there remember it.
 */
import type { Migration } from 'kysely/migration';
import { gamesAndChallenges } from './001-games-and-challenges.ts';
import { preferences } from './002-preferences.ts';
import { reminders } from './003-reminders.ts';
import { standings } from './004-standings.ts';
import { vacations } from './005-vacations.ts';
import { imported } from './006-imported.ts';
import { plans } from './007-plans.ts';

/** Every migration by its name. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-games-and-challenges': gamesAndChallenges,
  '002-preferences': preferences,
  '003-reminders': reminders,
  '004-standings': standings,
  '005-vacations': vacations,
  '006-imported': imported,
  '007-plans': plans,
};
