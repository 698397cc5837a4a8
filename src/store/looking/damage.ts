/** Finds damaged rows by reading them with the bot's own code. */
import type { Database } from '../database/database.ts';
import { pagesOf, valuesOf } from '../database/pages.ts';
import { readAnalysis } from '../games/analyses.ts';
import { readPlans } from '../games/plans.ts';
import { readChallenge, readGame } from '../games/rows.ts';
import { readPreference, readVacations } from '../people/rows.ts';
import { readDaily } from '../puzzles/dailies.ts';
import { readHunt } from '../puzzles/hunts.ts';
import { readPuzzle, readSolver, readTrial } from '../puzzles/rows.ts';
import { readSeason } from '../seasons/rows.ts';
import { readSettings } from '../servers/settings.ts';
import { readLiveBoard } from '../standings/liveBoards.ts';
import { readOutcome, readRecord } from '../standings/rows.ts';
import { TABLES, type TableName, type Tables } from '../tables/tables.ts';
import { readTournament } from '../tournaments/rows.ts';

export interface Damaged {
  readonly table: TableName;
  readonly count: number;
  /** The keys of the first few; none if a key names a person. */
  readonly names: readonly string[];
}

const NAMED = 3;

type Search = (db: Database['db']) => Promise<Damaged>;

const searchOf =
  <T extends TableName>(table: T, read: (row: Tables[T]) => unknown): Search =>
  async (db) => {
    const { key } = TABLES[table];
    let count = 0;
    const names: string[] = [];
    for await (const page of pagesOf(db, table)) {
      const damaged = page.filter((row) => !isReadable(row, read));
      count += damaged.length;
      if (isTellable(table))
        names.push(...damaged.slice(0, NAMED - names.length).map((row) => valuesOf(row, key).join('/')));
    }
    return { table, count, names };
  };

function isReadable<R>(row: R, read: (row: R) => unknown): boolean {
  try {
    read(row);
    return true;
  } catch {
    return false;
  }
}

const SEARCHES: readonly Search[] = [
  searchOf('game', (row) => [readGame(row), readPlans(row)]),
  searchOf('challenge', readChallenge),
  searchOf('analysis', readAnalysis),
  searchOf('preference', readPreference),
  searchOf('vacation', readVacations),
  searchOf('settings', readSettings),
  searchOf('outcome', readOutcome),
  searchOf('record', readRecord),
  searchOf('live_board', readLiveBoard),
  searchOf('season', readSeason),
  searchOf('puzzle', readPuzzle),
  searchOf('solver', readSolver),
  searchOf('trial', readTrial),
  searchOf('daily', readDaily),
  searchOf('hunt', readHunt),
  searchOf('tournament', readTournament),
];

function isTellable(table: TableName): boolean {
  const held = new Map<string, string>(Object.entries(TABLES[table].columns));
  return TABLES[table].key.every((column) => held.get(column) === 'none');
}

/** The tables with damaged rows. */
export async function damagedIn({ db }: Database): Promise<readonly Damaged[]> {
  const found: Damaged[] = [];
  for (const search of SEARCHES) found.push(await search(db));
  return found.filter(({ count }) => count > 0);
}
