/**
 * The books after an update: what they hold follows from the games, so what this version keeps and an older one did not
 * is filled in by making them again. Where nothing is missing, nothing is written.
 */
import type { Database } from '../database/database.ts';
import type { Report } from '../database/readable.ts';
import { repair } from './repair.ts';
import { gamesOf, guildsOf } from './sources.ts';

/** Mends the books of every server; one with a damaged game keeps those it has, and `report` is told. */
export async function repairAllBooks(database: Database, report: Report): Promise<void> {
  for (const guildId of await guildsOf(database)) {
    try {
      await repair(database, guildId, () => gamesOf(database, guildId));
    } catch (error) {
      // The database's own faults have a code; they end the update.
      if (error instanceof Error && 'code' in error) throw error;
      report(error);
    }
  }
}
