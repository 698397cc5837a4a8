import type { PuzzleFilter, PuzzleRecord, Puzzles, Solver } from '../../app/ports/puzzles.ts';
import type { UserId } from '../../game/game.ts';
import type { Trial } from '../../game/puzzle.ts';
import type { Database } from '../database/database.ts';
import { puzzleRow, readPuzzle, readSolver, readTrial, solverRow, trialRow } from './rows.ts';

export const puzzlesOver = (database: Database): Puzzles => {
  const { db, allOrNothing } = database;
  return {
    async add(records) {
      if (records.length === 0) return;
      await db
        .insertInto('puzzle')
        .values(records.map(puzzleRow))
        .onConflict((row) => row.column('id').doNothing())
        .execute();
    },
    async load(id) {
      const row = await db.selectFrom('puzzle').select('data').where('id', '=', id).executeTakeFirst();
      return row ? readPuzzle(row) : null;
    },
    async ids(variant) {
      const rows = await db
        .selectFrom('puzzle')
        .select('id')
        .where('guild_id', 'is', null)
        .where('variant', '=', variant)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    async count(guildId) {
      const { found } = await db
        .selectFrom('puzzle')
        .select((make) => make.fn.countAll<number>().as('found'))
        .where('guild_id', '=', guildId)
        .executeTakeFirstOrThrow();
      return found;
    },
    async foundAfter(guildId, variant, at) {
      const row = await db
        .selectFrom('puzzle')
        .select('data')
        .where('guild_id', '=', guildId)
        .where('variant', '=', variant)
        .where('found_at', '>', at)
        .orderBy('found_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      return row ? readPuzzle(row) : null;
    },
    // Four queries, each along an index, which one query for all of them is not.
    async next(user, filter) {
      const scopes = filter.guildId === null ? [null] : [null, filter.guildId];
      const asked = scopes.flatMap((guildId) => [
        neighbor(database, user, { ...filter, guildId }, 'above'),
        neighbor(database, user, { ...filter, guildId }, 'below'),
      ]);
      const [first = null, ...others] = (await Promise.all(asked)).filter((record) => record !== null);
      const offOf = ({ rating }: PuzzleRecord): number => Math.abs(rating.value - filter.value);
      return others.reduce((best, other) => (best && offOf(best) <= offOf(other) ? best : other), first);
    },
    async solver(user, variant) {
      const row = await db
        .selectFrom('solver')
        .select('data')
        .where('user_id', '=', user)
        .where('variant', '=', variant)
        .executeTakeFirst();
      return row ? readSolver(row) : { user, variant, version: 0, rating: null, tried: 0, solved: 0 };
    },
    async trial(user, puzzleId) {
      const row = await db
        .selectFrom('trial')
        .select('data')
        .where('user_id', '=', user)
        .where('puzzle_id', '=', puzzleId)
        .executeTakeFirst();
      return row ? readTrial(row) : null;
    },
    async openTrial(user, { guildId, variant }) {
      const row = await db
        .selectFrom('trial')
        .innerJoin('puzzle', 'puzzle.id', 'trial.puzzle_id')
        .select('trial.data')
        .where('trial.user_id', '=', user)
        .where('trial.state', '=', 'open')
        .where((make) =>
          make.or([make('puzzle.guild_id', 'is', null), make('puzzle.guild_id', '=', guildId)]),
        )
        .$if(variant !== null, (query) => query.where('trial.variant', '=', variant ?? ''))
        .orderBy('trial.at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? readTrial(row) : null;
    },
    async begin(begun) {
      await db
        .insertInto('trial')
        .values(trialRow(begun))
        .onConflict((row) => row.columns(['user_id', 'puzzle_id']).doNothing())
        .execute();
    },
    saveTrial: (changed) => allOrNothing([updateTrial(database, changed)]),
    finish: ({ trial, solver, record }) =>
      allOrNothing([
        updateTrial(database, trial),
        putSolver(database, solver),
        updatePuzzle(database, record),
      ]),
  };
};

async function neighbor(
  { db }: Database,
  user: UserId,
  { guildId, variant, value }: PuzzleFilter,
  side: 'above' | 'below',
): Promise<PuzzleRecord | null> {
  const row = await db
    .selectFrom('puzzle')
    .select('data')
    .where('guild_id', guildId === null ? 'is' : '=', guildId)
    .where('variant', '=', variant)
    .where('value', side === 'above' ? '>=' : '<', Math.round(value))
    .where((make) =>
      make.not(
        make.exists(
          make
            .selectFrom('trial')
            .select('trial.user_id')
            .where('trial.user_id', '=', user)
            .whereRef('trial.puzzle_id', '=', 'puzzle.id'),
        ),
      ),
    )
    .orderBy('value', side === 'above' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? readPuzzle(row) : null;
}

const updateTrial = ({ db }: Database, changed: Trial) =>
  db
    .updateTable('trial')
    .set(trialRow(changed))
    .where('user_id', '=', changed.user)
    .where('puzzle_id', '=', changed.puzzleId)
    .where('version', '=', changed.version - 1);

const putSolver = ({ db }: Database, changed: Solver) =>
  db
    .insertInto('solver')
    .values(solverRow(changed))
    .onConflict((row) =>
      row
        .columns(['user_id', 'variant'])
        .doUpdateSet(solverRow(changed))
        .where('solver.version', '=', changed.version - 1),
    );

const updatePuzzle = ({ db }: Database, changed: PuzzleRecord) =>
  db
    .updateTable('puzzle')
    .set(puzzleRow(changed))
    .where('id', '=', changed.puzzle.id)
    .where('version', '=', changed.version - 1);
