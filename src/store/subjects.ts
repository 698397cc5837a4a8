import { guessesOver } from '../features/guess/store.ts';
import { watchesOver } from '../features/watch/store.ts';
import { analysesOver } from './games/analyses.ts';
import { attendanceOver } from './servers/attendance.ts';
import { challengesOver } from './games/challenges.ts';
import { dutiesOver } from './due/duties.ts';
import { bookOver } from './database/book.ts';
import type { Database } from './database/database.ts';
import { talliesOver } from './games/tallies.ts';
import { gamesOver, serverGamesOver } from './games/games.ts';
import { votesOver } from './games/votes.ts';
import { noticesOver } from './people/notices.ts';
import { lobbiesOver } from '../features/lobby/store.ts';
import { blocksOver } from './servers/blocks.ts';
import { lessonsOver } from '../features/learn/store.ts';
import type { Report } from './database/readable.ts';
import { preferencesOver } from './people/preferences.ts';
import { recordsOver } from './games/imported.ts';
import { settingsOver } from './servers/settings.ts';
import { dailiesOver } from '../features/daily/store.ts';
import { huntsOver } from '../features/hunt/store.ts';
import { puzzlesOver } from '../features/puzzle/store.ts';
import { personalOver } from './personal/personal.ts';
import { seasonsOver } from '../features/season/store.ts';
import { SHOWCASES } from '../features/showcase/store.ts';
import { serversOver } from './servers/servers.ts';
import { notesOver } from './interactions/notes.ts';
import { deferralsOver, interactionsOver } from './interactions/interactions.ts';
import { savingGames } from './standings/consequences.ts';
import { explorerOver } from '../features/explore/store.ts';
import { standingsOver } from './standings/standings.ts';
import { LIVE_BOARDS } from '../features/liveBoard/store.ts';
import { LIVE_GAMES } from '../features/nowPlaying/store.ts';
import { liveOver } from '../features/live/store.ts';
import { draftsOver } from './tournaments/drafts.ts';
import { meetsOver } from './tournaments/meets.ts';
import { placingsOver } from './tournaments/placings.ts';
import { tournamentsOver } from './tournaments/tournaments.ts';
import { vacationsOver } from './people/vacations.ts';
import { visitingOver } from './people/visits.ts';

/** Each subject of the store; `app/ports/store.ts` takes its type from here. */
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
  liveGames: liveOver(database, LIVE_GAMES),
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
