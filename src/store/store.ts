/** The `Store` of the use cases over any database: the queries of this folder, joined. */
import type { Store } from '../app/store.ts';
import { analysesOver, wakeAnalyses } from './analyses.ts';
import { attendanceOver } from './attendance.ts';
import { addChallenge, beginGame, listOpenChallenges, loadChallenge, saveChallenge } from './challenges.ts';
import type { Database } from './database.ts';
import { claimDue, postpone, wakeUnshown } from './due.ts';
import { addFilm } from './films.ts';
import { addGame, beginRematch, listGames, loadGame, saveReminded } from './games.ts';
import { loadInbox } from './inbox.ts';
import { addNotice, digestSent, saveNotices } from './notices.ts';
import { loadProgress, saveDone, saveUnderway } from './lessons.ts';
import { loadPlans, savePlans } from './plans.ts';
import type { Report } from './readable.ts';
import { loadPreference, savePreference } from './preferences.ts';
import { addRecord, loadRecord } from './imported.ts';
import { loadSettings, saveSettings } from './settings.ts';
import { dailiesOver } from './puzzles/dailies.ts';
import { huntsOver } from './puzzles/hunts.ts';
import { puzzlesOver } from './puzzles/puzzles.ts';
import { personalOver } from './personal/personal.ts';
import { seasonsOver } from './seasons/seasons.ts';
import { serversOver } from './servers/servers.ts';
import { recordShown } from './shown.ts';
import { saveGame } from './standings/finish.ts';
import { standingsOver } from './standings/standings.ts';
import { loadVacations, saveVacations } from './vacations.ts';

/** A store over an open database with the newest schema. Damaged records that a list must leave out are reported. */
export const storeOver = (database: Database, report: Report): Store => ({
  game: (id) => loadGame(database, id),
  games: (filter) => listGames(database, filter, report),
  inbox: (question) => loadInbox(database, question, report),
  challenge: (id) => loadChallenge(database, id),
  openChallenges: (user) => listOpenChallenges(database, user, report),
  addChallenge: (challenge, dueAt) => addChallenge(database, challenge, dueAt),
  saveChallenge: (challenge, dueAt) => saveChallenge(database, challenge, dueAt),
  saveGame: (game, dueAt, plans) => saveGame(database, game, dueAt, plans),
  plans: (id) => loadPlans(database, id),
  savePlans: (id, gameVersion, plans) => savePlans(database, id, gameVersion, plans),
  addGame: (game, dueAt, room) => addGame(database, game, dueAt, room),
  beginGame: (challenge, game, dueAt, room) => beginGame(database, challenge, game, dueAt, room),
  beginRematch: (finished, rematch, dueAt, room) => beginRematch(database, finished, rematch, dueAt, room),
  gameShown: (id, version, card, dueAt) => recordShown(database, { table: 'game', id, version, card, dueAt }),
  challengeShown: (id, version, card, dueAt) =>
    recordShown(database, { table: 'challenge', id, version, card, dueAt }),
  gameReminded: (game, dueAt) => saveReminded(database, game, dueAt),
  claimDue: (now, until, limit) => claimDue(database, { now, until, limit }, report),
  postpone: (due, dueAt) => postpone(database, due, dueAt),
  wakeUnshown: async (now) => {
    await wakeUnshown(database, 'game', now);
    await wakeUnshown(database, 'challenge', now);
    await wakeAnalyses(database, now);
  },
  preference: (user) => loadPreference(database, user, report),
  savePreference: (user, preference) => savePreference(database, user, preference),
  saveNotices: (user, preference, at, dueAt) => saveNotices(database, user, preference, at, dueAt),
  progress: (user) => loadProgress(database, user),
  saveUnderway: (user, underway, at) => saveUnderway(database, user, underway, at),
  saveDone: (user, lesson, at) => saveDone(database, user, lesson, at),
  addNotice: (notice, dueAt) => addNotice(database, notice, dueAt),
  digestSent: (user, at, dueAt) => digestSent(database, user, at, dueAt),
  settings: (guildId) => loadSettings(database, guildId, report),
  saveSettings: (record) => saveSettings(database, record),
  record: (id) => loadRecord(database, id),
  addRecord: (record, at) => addRecord(database, record, at),
  addFilm: (game, dueAt) => addFilm(database, game, dueAt),
  analyses: analysesOver(database),
  standings: standingsOver(database),
  attendance: attendanceOver(database),
  puzzles: puzzlesOver(database),
  hunts: huntsOver(database),
  dailies: dailiesOver(database),
  seasons: seasonsOver(database),
  personal: personalOver(database, report),
  servers: serversOver(database, report),
  vacations: (user) => loadVacations(database, user, report),
  saveVacations: (book, dueAt) => saveVacations(database, book, dueAt),
  close: () => database.db.destroy(),
});
