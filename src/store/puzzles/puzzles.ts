/** Puzzles, solvers and trials: finding, and saving by compare-and-set. */
import type {
  Outcome,
  PuzzleRecord,
  Puzzles,
  PuzzleFilter,
  Solver,
  TrialFilter,
} from '../../app/ports/puzzles.ts';
import type { UserId } from '../../game/game.ts';
import type { PuzzleVariant, Trial } from '../../game/puzzle.ts';
import type { Database } from '../database/database.ts';
import { puzzleRow, readPuzzle, readSolver, readTrial, solverRow, trialRow } from './rows.ts';

async function add({ db }: Database, records: readonly PuzzleRecord[]): Promise<void> {
  if (records.length === 0) return;
  await db
    .insertInto('puzzle')
    .values(records.map(puzzleRow))
    .onConflict((row) => row.column('id').doNothing())
    .execute();
}

async function puzzle({ db }: Database, id: string): Promise<PuzzleRecord | null> {
  const row = await db.selectFrom('puzzle').select('data').where('id', '=', id).executeTakeFirst();
  return row ? readPuzzle(row) : null;
}

async function ids({ db }: Database, variant: PuzzleVariant): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('puzzle')
    .select('id')
    .where('guild_id', 'is', null)
    .where('variant', '=', variant)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function count({ db }: Database, guildId: string): Promise<number> {
  const { found } = await db
    .selectFrom('puzzle')
    .select((make) => make.fn.countAll<number>().as('found'))
    .where('guild_id', '=', guildId)
    .executeTakeFirstOrThrow();
  return found;
}

async function foundAfter(
  { db }: Database,
  guildId: string,
  variant: PuzzleVariant,
  at: number,
): Promise<PuzzleRecord | null> {
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
}

/** The untried puzzle of a variant nearest to a rating from above or below. */
async function neighbour(
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

/** Four queries, each along an index, which one query for all of them is not. */
async function next(database: Database, user: UserId, filter: PuzzleFilter): Promise<PuzzleRecord | null> {
  const scopes = filter.guildId === null ? [null] : [null, filter.guildId];
  const asked = scopes.flatMap((guildId) => [
    neighbour(database, user, { ...filter, guildId }, 'above'),
    neighbour(database, user, { ...filter, guildId }, 'below'),
  ]);
  const [first = null, ...others] = (await Promise.all(asked)).filter((record) => record !== null);
  const offOf = ({ rating }: PuzzleRecord): number => Math.abs(rating.value - filter.value);
  return others.reduce((best, other) => (best && offOf(best) <= offOf(other) ? best : other), first);
}

async function solver({ db }: Database, user: UserId, variant: PuzzleVariant): Promise<Solver> {
  const row = await db
    .selectFrom('solver')
    .select('data')
    .where('user_id', '=', user)
    .where('variant', '=', variant)
    .executeTakeFirst();
  return row ? readSolver(row) : { user, variant, version: 0, rating: null, tried: 0, solved: 0 };
}

async function trial({ db }: Database, user: UserId, puzzleId: string): Promise<Trial | null> {
  const row = await db
    .selectFrom('trial')
    .select('data')
    .where('user_id', '=', user)
    .where('puzzle_id', '=', puzzleId)
    .executeTakeFirst();
  return row ? readTrial(row) : null;
}

async function openTrial(
  { db }: Database,
  user: UserId,
  { guildId, variant }: TrialFilter,
): Promise<Trial | null> {
  const row = await db
    .selectFrom('trial')
    .innerJoin('puzzle', 'puzzle.id', 'trial.puzzle_id')
    .select('trial.data')
    .where('trial.user_id', '=', user)
    .where('trial.state', '=', 'open')
    .where((make) => make.or([make('puzzle.guild_id', 'is', null), make('puzzle.guild_id', '=', guildId)]))
    .$if(variant !== null, (query) => query.where('trial.variant', '=', variant ?? ''))
    .orderBy('trial.at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? readTrial(row) : null;
}

async function begin({ db }: Database, begun: Trial): Promise<void> {
  await db
    .insertInto('trial')
    .values(trialRow(begun))
    .onConflict((row) => row.columns(['user_id', 'puzzle_id']).doNothing())
    .execute();
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

const finish = (database: Database, outcome: Outcome): Promise<boolean> =>
  database.allOrNothing([
    updateTrial(database, outcome.trial),
    putSolver(database, outcome.solver),
    updatePuzzle(database, outcome.record),
  ]);

export const puzzlesOver = (database: Database): Puzzles => ({
  add: (records) => add(database, records),
  puzzle: (id) => puzzle(database, id),
  ids: (variant) => ids(database, variant),
  count: (guildId) => count(database, guildId),
  foundAfter: (guildId, variant, at) => foundAfter(database, guildId, variant, at),
  next: (user, filter) => next(database, user, filter),
  solver: (user, variant) => solver(database, user, variant),
  trial: (user, puzzleId) => trial(database, user, puzzleId),
  openTrial: (user, filter) => openTrial(database, user, filter),
  begin: (begun) => begin(database, begun),
  saveTrial: (changed) => database.allOrNothing([updateTrial(database, changed)]),
  finish: (outcome) => finish(database, outcome),
});
