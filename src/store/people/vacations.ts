/** Vacations: reading, saving by compare-and-set, and being done with those that were carried into games. */
import { emptyBook, type VacationBook } from '../../game/vacation.ts';
import type { UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { readable, type Report } from '../database/readable.ts';
import { readVacations } from './rows.ts';

/** When the user is away. A damaged record is reported and counts as never: no game should stop for it. */
export async function loadVacations({ db }: Database, user: UserId, report: Report): Promise<VacationBook> {
  const rows = await db.selectFrom('vacation').selectAll().where('user_id', '=', user).execute();
  const [book = emptyBook(user)] = readable(rows, readVacations, report);
  return book;
}

/** Saves a book over its version before; false when that is not the stored one. */
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

/** Puts a row off, or is done with it, unless it was changed since. */
export async function postponeVacations(
  { db }: Database,
  { user, version }: VacationBook,
  dueAt: number | null,
): Promise<void> {
  await db
    .updateTable('vacation')
    .set({ due_at: dueAt })
    .where('user_id', '=', user)
    .where('version', '=', version)
    .execute();
}
