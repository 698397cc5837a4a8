/** Vacations, saved by compare-and-set. */
import type { People } from '../../app/ports/people.ts';
import { emptyBook } from '../../game/vacation.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { readable, type Report } from '../database/readable.ts';
import { readVacations } from './rows.ts';

export const vacationsOver = (
  database: Database,
  report: Report,
): Pick<People, 'vacations' | 'saveVacations'> => ({
  // A damaged record is reported and counts as none: no game should stop for it.
  async vacations(user) {
    const rows = await database.db.selectFrom('vacation').selectAll().where('user_id', '=', user).execute();
    const [book = emptyBook(user)] = readable(rows, readVacations, report);
    return book;
  },
  saveVacations({ user, version, spans }, dueAt) {
    const columns = { version, data: JSON.stringify(spans), due_at: dueAt };
    const statement = database.db
      .insertInto('vacation')
      .values({ user_id: user, ...columns })
      .onConflict((row) =>
        row
          .column('user_id')
          .doUpdateSet(columns)
          .where('vacation.version', '=', version - 1),
      );
    return changes(database, statement);
  },
});
