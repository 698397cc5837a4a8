/** The `Store` of the use cases over any database: the queries of all rooms, joined. */
import type { SweptStore } from '../../app/due/kinds.ts';
import { toldApart } from './away.ts';
import { analysesOver } from '../games/analyses.ts';
import { attendanceOver } from '../servers/attendance.ts';
import { challengesOver } from '../games/challenges.ts';
import { planBackups, dutiesOver } from '../due/duties.ts';
import type { Database } from '../database/database.ts';
import { STORED_KINDS } from '../due/kinds.ts';
import { dueOver, wakeUnshown } from '../due/queue.ts';
import { countOpen, countRunning } from '../games/room.ts';
import { expectStrays, addFilm } from '../games/posts.ts';
import { talliesOver } from '../games/tallies.ts';
import { gamesOver, serverGamesOver } from '../games/games.ts';
import { loadInbox } from '../games/inbox.ts';
import { noticesOver } from '../people/notices.ts';
import { blocksOver } from '../servers/blocks.ts';
import { lessonsOver } from '../people/lessons.ts';
import { plansOver } from '../games/plans.ts';
import type { Report } from '../database/readable.ts';
import { preferencesOver } from '../people/preferences.ts';
import { recordsOver } from '../games/imported.ts';
import { settingsOver } from '../servers/settings.ts';
import { dailiesOver } from '../puzzles/dailies.ts';
import { huntsOver } from '../puzzles/hunts.ts';
import { puzzlesOver } from '../puzzles/puzzles.ts';
import { personalOver } from '../personal/personal.ts';
import { seasonsOver } from '../seasons/seasons.ts';
import { serversOver } from '../servers/servers.ts';
import { deferralsOver, takingInteractions } from '../interactions/interactions.ts';
import { recordShown } from '../games/shown.ts';
import { saveGame } from '../standings/consequences.ts';
import { liveBoardsOver } from '../standings/liveBoards.ts';
import { standingsOver } from '../standings/standings.ts';
import { draftsOver } from '../tournaments/drafts.ts';
import { placingsOver } from '../tournaments/placings.ts';
import { tournamentsOver } from '../tournaments/tournaments.ts';
import { vacationsOver } from '../people/vacations.ts';

/** A store over an open database. Damaged records that a list leaves out are reported. */
export const storeOver = (database: Database, report: Report): SweptStore =>
  toldApart(queriesOver(database, report));

const queriesOver = (database: Database, report: Report): SweptStore => ({
  ...gamesOver(database, report),
  ...challengesOver(database, report),
  ...plansOver(database),
  ...lessonsOver(database),
  ...preferencesOver(database, report),
  ...noticesOver(database),
  ...vacationsOver(database, report),
  ...settingsOver(database, report),
  ...recordsOver(database),
  countRunning: (player, guildId) => countRunning(database, player, guildId),
  inbox: (question) => loadInbox(database, question, report),
  saveGame: (game, dueAt, plans, consequences) => saveGame(database, game, dueAt, plans, consequences),
  gameShown: (id, version, card, dueAt) => recordShown(database, { table: 'game', id, version, card, dueAt }),
  challengeShown: (id, version, card, dueAt) =>
    recordShown(database, { table: 'challenge', id, version, card, dueAt }),
  due: dueOver(database),
  wakeGame: (record, dueAt) => STORED_KINDS.game.postpone(database, record, dueAt),
  wakeUnshown: (now) => wakeUnshown(database, now),
  planBackups: (now) => planBackups(database, now),
  expectStrays: (strays, dueAt) => expectStrays(database, strays, dueAt),
  addFilm: (game, dueAt) => addFilm(database, game, dueAt),
  analyses: analysesOver(database),
  blocks: blocksOver(database),
  tallies: talliesOver(database),
  standings: standingsOver(database),
  liveBoards: liveBoardsOver(database),
  attendance: attendanceOver(database),
  puzzles: puzzlesOver(database),
  hunts: huntsOver(database),
  dailies: dailiesOver(database),
  seasons: seasonsOver(database),
  deferrals: deferralsOver(database),
  duties: dutiesOver(database),
  tournaments: tournamentsOver(database, report),
  drafts: draftsOver(database),
  placings: placingsOver(database, report),
  personal: personalOver(database, report),
  servers: {
    ...serversOver(database),
    ...serverGamesOver(database, report),
  },
  takeInteraction: takingInteractions(database),
  countOpen: () => countOpen(database),
  touch: database.touch,
  close: () => database.db.destroy(),
});
