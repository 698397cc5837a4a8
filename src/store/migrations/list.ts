/** Every migration in order. A released one never changes, because databases remember it. */
import type { Migration } from 'kysely/migration';
import { first } from './001-first.ts';

export const MIGRATIONS: Readonly<Record<string, Migration>> = { '001-first': first };
