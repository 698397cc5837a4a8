import type { UserId } from '../../game/game.ts';
import { z } from 'zod';
import type { Span } from '../../game/calendar/span.ts';
import { emptyBook, type VacationBook } from '../../game/clock/vacation.ts';
import { book, loadOr } from '../database/book.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import type { Report } from '../database/readable.ts';
import { objectOf } from '../database/schema.ts';

const span = objectOf<Span>()({ from: z.int(), to: z.int() });

export const VACATIONS = book<'vacation', VacationBook>('vacation', {
  schema: objectOf<VacationBook>()({ user: z.string(), version: z.int(), spans: z.array(span) }),
  data: 'spans',
  columns: { user_id: 'user', version: 'version' },
});

export const vacationsOver = (database: Database, report: Report) => ({
  vacations: (user: UserId) =>
    loadOr(database, VACATIONS, [user], {
      report,
      fresh: (version) => ({ ...emptyBook(user), version }),
    }),
  saveVacations: (vacations: VacationBook, dueAt: number | null) =>
    changes(database, VACATIONS.saving(database, vacations, { due_at: dueAt })),
});
