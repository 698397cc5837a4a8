/** Vacations, saved by compare-and-set. */
import { emptyBook, type VacationBook } from '../../game/vacation.ts';
import type { UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { setDue } from '../database/due.ts';
import { readable, type Report } from '../database/readable.ts';
import { readVacations } from './rows.ts';

/** A damaged record is reported and counts as none: no game should stop for it. */
export async function loadVacations({ db }: Database, user: UserId, report: Report): Promise<VacationBook> {
  const rows = await db.selectFrom('vacation').selectAll().where('user_id', '=', user).execute();
  const [book = emptyBook(user)] = readable(rows, readVacations, report);
  return book;
}

/** `false` if the stored version is another. */
export async function saveVacations({ db }: Database, book: VacationBook, dueAt: number): Promise<boolean> {
  const columns = { version: book.version, data: JSON.stringify(book.spans), due_at: dueAt };
  const result = await db
    .insertInto('vacation')
    .values({ user_id: book.user, ...columns })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet(columns)
        .where('vacation.version', '=', book.version - 1),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export const postponeVacations = (
  database: Database,
  { user, version }: VacationBook,
  dueAt: number | null,
): Promise<void> => setDue(database, 'vacation', { user_id: user, version }, dueAt);
