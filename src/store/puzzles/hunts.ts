import { z } from 'zod';
import type { Hunt, Hunts, PuzzleRecord } from '../../app/ports/puzzles.ts';
import type { Game } from '../../game/game.ts';
import type { Ground } from '../../game/puzzle.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { objectOf } from '../database/schema.ts';
import { puzzleRow } from './rows.ts';
import type { Tables } from '../tables/tables.ts';

type Search = Pick<Hunt, 'finder' | 'answers'>;

/** The database column for the answers is called `heard`. */
const search = objectOf<{ readonly finder: number; readonly heard: Hunt['answers'] }>()({
  finder: z.int().nonnegative(),
  heard: z.array(z.object({ move: z.string(), score: z.int() }).nullable()),
}).transform(({ finder, heard }): Search => ({ finder, answers: heard }));

export const readHunt = (row: Tables['hunt']): Hunt => ({
  gameId: row.game_id,
  guildId: row.guild_id,
  version: row.version,
  ...search.parse(JSON.parse(row.data)),
});

const dataOf = ({ finder, answers }: Search): string => JSON.stringify({ finder, heard: answers });

export const beginHunt = ({ db }: Database, game: Game, { guildId }: Ground) =>
  db.insertInto('hunt').values({
    game_id: game.id,
    guild_id: guildId,
    version: 1,
    data: dataOf({ finder: 0, answers: [] }),
    due_at: game.changedAt,
  });

/** Adds a puzzle; an existing one stays unchanged and counts as added. */
const putPuzzle = ({ db }: Database, record: PuzzleRecord) =>
  db
    .insertInto('puzzle')
    .values(puzzleRow(record))
    .onConflict((row) => row.column('id').doUpdateSet({ id: record.puzzle.id }));

export const huntsOver = (database: Database): Hunts => ({
  save: (hunt, dueAt) =>
    changes(
      database,
      database.db
        .updateTable('hunt')
        .set({ version: hunt.version, data: dataOf(hunt), due_at: dueAt })
        .where('game_id', '=', hunt.gameId)
        .where('version', '=', hunt.version - 1),
    ),
  // The hunt comes first: if the server is being erased, it is gone, and nothing is added.
  finish: ({ gameId, version }, found) =>
    database.allOrNothing([
      database.db.deleteFrom('hunt').where('game_id', '=', gameId).where('version', '=', version),
      ...found.map((record) => putPuzzle(database, record)),
    ]),
});
