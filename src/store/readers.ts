/** How the rows of each table with `data` are read. */
import { ANALYSES } from './games/analyses.ts';
import { DAILIES } from '../features/daily/store.ts';
import { DRAFTS } from './tournaments/drafts.ts';
import { HUNTS } from '../features/hunt/store.ts';
import { LIVE_BOARDS } from '../features/liveBoard/store.ts';
import { LIVE_GAMES } from '../features/nowPlaying/store.ts';
import { LOBBIES } from '../features/lobby/store.ts';
import { MEETS } from './tournaments/meets.ts';
import { PREFERENCES } from './people/preferences.ts';
import { SEASONS } from '../features/season/store.ts';
import { SETTINGS } from './servers/settings.ts';
import { TOURNAMENTS } from './tournaments/rows.ts';
import { VACATIONS } from './people/vacations.ts';
import { readChallenge, readGame } from './games/rows.ts';
import { readOutcome, readRecord } from './standings/rows.ts';
import { readPlacing } from './tournaments/placings.ts';
import { readPlans } from './games/plans.ts';
import { readPuzzle, SOLVERS, TRIALS } from '../features/puzzle/store.ts';
import type { TableName, Tables } from './tables/tables.ts';

export type DataTable = {
  [N in TableName]: Tables[N] extends { readonly data: string } ? N : never;
}[TableName];

/** A forgotten table doesn't compile. */
export const READERS: { readonly [N in DataTable]: (row: Tables[N]) => unknown } = {
  game: (row) => [readGame(row), readPlans(row)],
  challenge: readChallenge,
  analysis: ANALYSES.read,
  preference: PREFERENCES.read,
  vacation: VACATIONS.read,
  settings: SETTINGS.read,
  lobby: LOBBIES.read,
  live_games: LIVE_GAMES.read,
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
