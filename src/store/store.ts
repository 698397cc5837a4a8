/** The `Store` of the use cases over any database: the queries of this folder, joined. */
import type { Store } from '../app/store.ts';
import { addChallenge, beginGame, loadChallenge, saveChallenge } from './challenges.ts';
import type { Database } from './database.ts';
import { claimDue, postpone, wakeUnshown } from './due.ts';
import { beginRematch, listGames, loadGame, saveReminded } from './games.ts';
import { loadPlans, savePlans } from './plans.ts';
import type { Report } from './readable.ts';
import { loadPreference, savePreference } from './preferences.ts';
import { addRecord, loadRecord } from './imported.ts';
import { recordShown } from './shown.ts';
import { saveGame } from './standings/finish.ts';
import { standingsOver } from './standings/standings.ts';
import { loadVacations, saveVacations } from './vacations.ts';

/** A store over an open database with the newest schema. Damaged records that a list must leave out are reported. */
export const storeOver = (database: Database, report: Report): Store => ({
  game: (id) => loadGame(database, id),
  games: (filter) => listGames(database, filter, report),
  challenge: (id) => loadChallenge(database, id),
  addChallenge: (challenge, dueAt) => addChallenge(database, challenge, dueAt),
  saveChallenge: (challenge, dueAt) => saveChallenge(database, challenge, dueAt),
  saveGame: (game, dueAt, plans) => saveGame(database, game, dueAt, plans),
  plans: (id) => loadPlans(database, id),
  savePlans: (id, gameVersion, plans) => savePlans(database, id, gameVersion, plans),
  beginGame: (challenge, game, dueAt) => beginGame(database, challenge, game, dueAt),
  beginRematch: (finished, rematch, dueAt) => beginRematch(database, finished, rematch, dueAt),
  gameShown: (id, version, card, dueAt) => recordShown(database, { table: 'game', id, version, card, dueAt }),
  challengeShown: (id, version, card, dueAt) =>
    recordShown(database, { table: 'challenge', id, version, card, dueAt }),
  gameReminded: (game, dueAt) => saveReminded(database, game, dueAt),
  claimDue: (now, until, limit) => claimDue(database, { now, until, limit }, report),
  postpone: (due, dueAt) => postpone(database, due, dueAt),
  wakeUnshown: async (now) => {
    await wakeUnshown(database, 'game', now);
    await wakeUnshown(database, 'challenge', now);
  },
  preference: (user) => loadPreference(database, user, report),
  savePreference: (user, preference) => savePreference(database, user, preference),
  record: (id) => loadRecord(database, id),
  addRecord: (record, at) => addRecord(database, record, at),
  standings: standingsOver(database),
  vacations: (user) => loadVacations(database, user, report),
  saveVacations: (book, dueAt) => saveVacations(database, book, dueAt),
  close: () => database.db.destroy(),
});
