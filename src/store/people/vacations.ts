import { z } from 'zod';
import type { People } from '../../app/ports/people.ts';
import type { Span } from '../../game/calendar/span.ts';
import { emptyBook, type VacationBook } from '../../game/clock/vacation.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { readable, readStored, type Report } from '../database/readable.ts';
import { objectOf } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

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

const schema = z.array(objectOf<Span>()({ from: z.int(), to: z.int() }));

export const readVacations = ({ user_id: user, version, data }: Tables['vacation']): VacationBook => ({
  user,
  version,
  spans: readStored('vacations', schema, { id: user, data }),
});
