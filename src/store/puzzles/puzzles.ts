import type { PuzzleVariant, Trial } from '../../game/puzzle.ts';
import type { Solver, TrialFilter, Outcome, PuzzleFilter, PuzzleRecord } from '../../app/ports/puzzles.ts';
import type { UserId } from '../../game/game.ts';
import { bookOver } from '../database/book.ts';
import type { Database } from '../database/database.ts';
import { changes } from '../database/due.ts';
import { puzzleRow, readPuzzle, SOLVERS, TRIALS } from './rows.ts';
import { countOf, put, updating } from '../database/rows.ts';

export const puzzlesOver = (database: Database) => {
  const { db, allOrNothing } = database;
  return {
    async add(records: readonly PuzzleRecord[]): Promise<void> {
      if (records.length > 0)
        await changes(database, put(database, 'puzzle', records.map(puzzleRow), 'kept'));
    },
    async load(id: string): Promise<PuzzleRecord | null> {
      const row = await db.selectFrom('puzzle').select('data').where('id', '=', id).executeTakeFirst();
      return row ? readPuzzle(row) : null;
    },
    /** Ids of a variant's bundled puzzles, in a fixed order. */
    async ids(variant: PuzzleVariant): Promise<readonly string[]> {
      const rows = await db
        .selectFrom('puzzle')
        .select('id')
        .where('guild_id', 'is', null)
        .where('variant', '=', variant)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    count: (guildId: string) => countOf(database, 'puzzle', { guild_id: guildId }),
    /** A variant's first puzzle found in the server's games after `at` (ms); `null` for none. */
    async foundAfter(guildId: string, variant: PuzzleVariant, at: number): Promise<PuzzleRecord | null> {
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
    /**
     * An untried puzzle nearest to this rating, including the server's own puzzles; `null` if none.
     */
    async next(user: UserId, filter: PuzzleFilter): Promise<PuzzleRecord | null> {
      const scopes = filter.guildId === null ? [null] : [null, filter.guildId];
      const asked = scopes.flatMap((guildId) => [
        neighbor(database, user, { ...filter, guildId }, 'above'),
        neighbor(database, user, { ...filter, guildId }, 'below'),
      ]);
      const [first = null, ...others] = (await Promise.all(asked)).filter((record) => record !== null);
      const offOf = ({ rating }: PuzzleRecord): number => Math.abs(rating.value - filter.value);
      return others.reduce((best, other) => (best && offOf(best) <= offOf(other) ? best : other), first);
    },
    solver: async (user: UserId, variant: PuzzleVariant): Promise<Solver> =>
      (await bookOver(database, SOLVERS).load(user, variant)) ?? {
        user,
        variant,
        version: 0,
        rating: null,
        tried: 0,
        solved: 0,
      },
    trial: (user: UserId, puzzleId: string): Promise<Trial | null> =>
      bookOver(database, TRIALS).load(user, puzzleId),
    async openTrial(user: UserId, { guildId, variant }: TrialFilter): Promise<Trial | null> {
      const row = await db
        .selectFrom('trial')
        .innerJoin('puzzle', 'puzzle.id', 'trial.puzzle_id')
        .selectAll('trial')
        .where('trial.user_id', '=', user)
        .where('trial.state', '=', 'open')
        .where((make) =>
          make.or([make('puzzle.guild_id', 'is', null), make('puzzle.guild_id', '=', guildId)]),
        )
        .$if(variant !== null, (query) => query.where('trial.variant', '=', variant ?? ''))
        .orderBy('trial.at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? TRIALS.read(row) : null;
    },
    /** Adds a trial (version 1); an existing trial stays unchanged. */
    begin: async (begun: Trial): Promise<void> =>
      void (await changes(database, TRIALS.saving(database, begun))),
    saveTrial: (changed: Trial) => changes(database, TRIALS.saving(database, changed)),
    finish: ({ trial, solver, record }: Outcome) =>
      allOrNothing([
        TRIALS.saving(database, trial),
        SOLVERS.saving(database, solver),
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

const updatePuzzle = (database: Database, changed: PuzzleRecord) =>
  updating(database, 'puzzle', { id: changed.puzzle.id, version: changed.version - 1 }, puzzleRow(changed));
