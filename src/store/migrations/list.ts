/**
 * Every migration in order, written out by hand. A name that was ever released stays as it is, and so does what it
 * does: databases out there remember it.
 */
import type { Migration } from 'kysely/migration';
import { first } from './001-first.ts';

/** Every migration by its name. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': first,
};
