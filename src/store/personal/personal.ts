/** The `Personal` of the use cases over any database: the queries of this folder, joined. */
import type { Personal } from '../../app/ports/personal.ts';
import type { Database } from '../database/database.ts';
import type { Report } from '../database/readable.ts';
import { eraseUser } from './erase.ts';
import { addErasure } from './erasures.ts';
import { hiddenAmong, setHidden } from '../people/hidden.ts';
import { holdingsOf } from './own.ts';

/** What an open database with the newest schema holds of its users. */
export const personalOver = (database: Database, report: Report): Personal => ({
  holdings: (user) => holdingsOf(database, user),
  isHidden: async (user) => (await hiddenAmong(database, [user])).has(user),
  setHidden: (user, hidden) => setHidden(database, user, hidden),
  hiddenAmong: (users) => hiddenAmong(database, users),
  addErasure: (erasure, dueAt) => addErasure(database, erasure, dueAt),
  erase: (erasure) => eraseUser(database, erasure, report),
});
