import { z } from 'zod';
import type { Hunt, Ground } from './rules.ts';
import type { PuzzleRecord } from '../puzzle/rules.ts';
import type { Game } from '../../game/game.ts';
import type { Database } from '../../store/database/database.ts';
import { book, bookOver } from '../../store/database/book.ts';
import { objectOf } from '../../store/database/schema.ts';
import { puzzleRow } from '../puzzle/store.ts';
import { put } from '../../store/database/rows.ts';

const stored = objectOf<Omit<Hunt, 'answers'> & { readonly heard: Hunt['answers'] }>()({
  gameId: z.string(),
  guildId: z.string(),
  version: z.int(),
  finder: z.int().nonnegative(),
  heard: z.array(z.object({ move: z.string(), score: z.int() }).nullable()),
});

/** In `data`, the answers are called `heard`. */
export const HUNTS = book<'hunt', Hunt>('hunt', {
  schema: stored.transform(({ heard, ...hunt }) => ({ ...hunt, answers: heard })),
  data: ({ finder, answers }) => ({ finder, heard: answers }),
  columns: { game_id: 'gameId', guild_id: 'guildId', version: 'version' },
});

export const beginHunt = (database: Database, { id: gameId, changedAt }: Game, { guildId }: Ground) =>
  HUNTS.inserting(database, { gameId, guildId, version: 1, finder: 0, answers: [] }, { due_at: changedAt });

/** Adds a puzzle. An existing puzzle stays unchanged and counts as added. */
const putPuzzle = (database: Database, record: PuzzleRecord) =>
  put(database, 'puzzle', [puzzleRow(record)], { id: record.puzzle.id });

export const huntsOver = (database: Database) => ({
  ...bookOver(database, HUNTS),
  // The hunt comes first: if the server is being erased, it is already deleted, and nothing is
  // added.
  /** Also adds the puzzles found, in one transaction. False if the hunt was changed or deleted. */
  finish: (hunt: Hunt, found: readonly PuzzleRecord[]): Promise<boolean> =>
    database.allOrNothing([
      HUNTS.removing(database, hunt),
      ...found.map((record) => putPuzzle(database, record)),
    ]),
});
