import { guessesOver } from '../features/guess/store.ts';
import { watchesOver } from '../features/watch/store.ts';
import { ANALYSES, analysesOver } from './games/analyses.ts';
import { attendanceOver } from './servers/attendance.ts';
import { challengesOver } from './games/challenges.ts';
import { dutiesOver } from './due/duties.ts';
import { bookOver } from './database/book.ts';
import type { Database } from './database/database.ts';
import { talliesOver } from './games/tallies.ts';
import { gamesOver, serverGamesOver } from './games/games.ts';
import { votesOver } from './games/votes.ts';
import { noticesOver } from './people/notices.ts';
import { LOBBIES, lobbiesOver } from '../features/lobby/store.ts';
import { blocksOver } from './servers/blocks.ts';
import { lessonsOver } from '../features/learn/store.ts';
import type { Report } from './database/readable.ts';
import { PREFERENCES, preferencesOver } from './people/preferences.ts';
import { recordsOver } from './games/imported.ts';
import { SETTINGS, settingsOver } from './servers/settings.ts';
import { DAILIES, dailiesOver } from '../features/daily/store.ts';
import { HUNTS, huntsOver } from '../features/hunt/store.ts';
import { puzzlesOver, readPuzzle, SOLVERS, TRIALS } from '../features/puzzle/store.ts';
import { readPlans } from './games/plans.ts';
import { readChallenge, readGame } from './games/rows.ts';
import { readOutcome, readRecord } from './standings/rows.ts';
import { TOURNAMENTS } from './tournaments/rows.ts';
import type { TableName, Tables } from './tables/tables.ts';
import { personalOver } from './personal/personal.ts';
import { SEASONS, seasonsOver } from '../features/season/store.ts';
import { SHOWCASES } from '../features/showcase/store.ts';
import { serversOver } from './servers/servers.ts';
import { notesOver } from './interactions/notes.ts';
import { deferralsOver, interactionsOver } from './interactions/interactions.ts';
import { savingGames } from './standings/consequences.ts';
import { explorerOver } from '../features/explore/store.ts';
import { standingsOver } from './standings/standings.ts';
import { LIVE_BOARDS } from '../features/liveBoard/store.ts';
import { HOMES } from '../features/home/store.ts';
import { liveOver } from '../features/live/store.ts';
import { DRAFTS, draftsOver } from './tournaments/drafts.ts';
import { MEETS, meetsOver } from './tournaments/meets.ts';
import { placingsOver, readPlacing } from './tournaments/placings.ts';
import { tournamentsOver } from './tournaments/tournaments.ts';
import { VACATIONS, vacationsOver } from './people/vacations.ts';
import { visitingOver } from './people/visits.ts';

/** All subjects of the store. `app/ports/store.ts` derives its type from this. */
export const subjectsOver = (database: Database, report: Report) => ({
  games: { ...gamesOver(database, report), save: savingGames(database) },
  challenges: challengesOver(database, report),
  votes: votesOver(database, report),
  people: {
    ...lessonsOver(database),
    ...noticesOver(database),
    ...preferencesOver(database, report),
    ...vacationsOver(database, report),
  },
  visiting: visitingOver(database),
  watches: watchesOver(database),
  guesses: guessesOver(database),
  settings: settingsOver(database, report),
  showcases: bookOver(database, SHOWCASES),
  records: recordsOver(database),
  analyses: analysesOver(database),
  blocks: blocksOver(database),
  lobbies: lobbiesOver(database),
  tallies: talliesOver(database),
  standings: standingsOver(database),
  explorer: explorerOver(database),
  liveBoards: liveOver(database, LIVE_BOARDS),
  homes: liveOver(database, HOMES),
  attendance: attendanceOver(database),
  puzzles: puzzlesOver(database),
  hunts: huntsOver(database),
  dailies: dailiesOver(database),
  seasons: seasonsOver(database),
  interactions: interactionsOver(database),
  deferrals: deferralsOver(database),
  notes: notesOver(database),
  duties: dutiesOver(database),
  tournaments: tournamentsOver(database, report),
  drafts: draftsOver(database),
  placings: placingsOver(database, report),
  meets: meetsOver(database, report),
  personal: personalOver(database, report),
  servers: { ...serversOver(database), ...serverGamesOver(database, report) },
});

export type DataTable = {
  [N in TableName]: Tables[N] extends { readonly data: string } ? N : never;
}[TableName];

/** How to read the rows of each table that has `data`. */
export const READERS: { readonly [N in DataTable]: (row: Tables[N]) => unknown } = {
  game: (row) => [readGame(row), readPlans(row)],
  challenge: readChallenge,
  analysis: ANALYSES.read,
  preference: PREFERENCES.read,
  vacation: VACATIONS.read,
  settings: SETTINGS.read,
  lobby: LOBBIES.read,
  live_games: HOMES.read,
  live_board: LIVE_BOARDS.read,
  outcome: readOutcome,
  record: readRecord,
  season: SEASONS.read,
  puzzle: readPuzzle,
  solver: SOLVERS.read,
  trial: TRIALS.read,
  daily: DAILIES.read,
  hunt: HUNTS.read,
  tournament: TOURNAMENTS.read,
  draft: DRAFTS.read,
  placing: readPlacing,
  meet: MEETS.read,
};
