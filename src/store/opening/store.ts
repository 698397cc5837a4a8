import type { SweptStore } from '../../app/due/kinds.ts';
import type { Database } from '../database/database.ts';
import type { Report } from '../database/readable.ts';
import { dueOver } from '../due/queue.ts';
import { subjectsOver } from '../subjects.ts';
import { toldApart } from './outage.ts';

/** A store over an open database. If a list leaves out damaged records, they are reported. */
export const storeOver = (database: Database, report: Report): SweptStore =>
  toldApart({
    ...subjectsOver(database, report),
    due: dueOver(database),
    touch: database.touch,
    close: () => database.db.destroy(),
  });
