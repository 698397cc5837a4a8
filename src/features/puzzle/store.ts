import {
  PUZZLE_VARIANTS,
  TRIAL_STATES,
  type PuzzleVariant,
  type Trial,
  type Solver,
  type TrialFilter,
  type TrialResult,
  type PuzzleFilter,
  type PuzzleRecord,
} from './rules.ts';
import type { UserId } from '../../game/game.ts';
import { z } from 'zod';
import { book, bookOver } from '../../store/database/book.ts';
import { objectOf } from '../../store/database/schema.ts';
import type { Tables } from '../../store/tables/tables.ts';
import type { Database } from '../../store/database/database.ts';
import { changes } from '../../store/database/due.ts';
import { countOf, put, updating } from '../../store/database/rows.ts';

const variantSchema = z.enum(PUZZLE_VARIANTS);
const ratingSchema = z.object({
  value: z.number(),
  deviation: z.number(),
  volatility: z.number(),
  at: z.number(),
});
const count = z.int().nonnegative();

const recordSchema = objectOf<PuzzleRecord>()({
  puzzle: z.object({
    id: z.string(),
    variant: variantSchema,
    fen: z.string(),
    moves: z.array(z.string()).min(1),
  }),
  origin: z.object({ guildId: z.string(), at: z.int() }).nullable(),
  rating: ratingSchema,
  version: z.int().positive(),
});

export const SOLVERS = book<'solver', Solver>('solver', {
  schema: objectOf<Solver>()({
    user: z.string(),
    variant: variantSchema,
    version: z.int().positive(),
    rating: ratingSchema.nullable(),
    tried: count,
    solved: count,
  }),
  columns: { user_id: 'user', variant: 'variant', version: 'version' },
});

export const TRIALS = book<'trial', Trial>('trial', {
  schema: objectOf<Trial>()({
    user: z.string(),
    puzzleId: z.string(),
    variant: variantSchema,
    version: z.int().positive(),
    ply: count,
    misses: count,
    state: z.enum(TRIAL_STATES),
    change: z
      .object({ before: z.number(), after: z.number(), isProvisional: z.boolean().optional() })
      .nullable(),
    at: z.int(),
  }),
  columns: {
    user_id: 'user',
    puzzle_id: 'puzzleId',
    variant: 'variant',
    version: 'version',
    state: 'state',
    at: 'at',
  },
});

export const puzzleRow = (record: PuzzleRecord): Tables['puzzle'] => ({
  id: record.puzzle.id,
  guild_id: record.origin?.guildId ?? null,
  found_at: record.origin?.at ?? null,
  variant: record.puzzle.variant,
  version: record.version,
  value: Math.round(record.rating.value),
  data: JSON.stringify(record),
});

export const readPuzzle = ({ data }: Pick<Tables['puzzle'], 'data'>): PuzzleRecord =>
  recordSchema.parse(JSON.parse(data));

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
    // Four queries, because each of them can use an index and a single query couldn't.
    /**
     * An untried puzzle nearest to this rating, including the server's own; `null` if none is left.
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
    /** Adds a trial (version 1). An existing trial stays unchanged. */
    begin: async (begun: Trial): Promise<void> =>
      void (await changes(database, TRIALS.saving(database, begun))),
    saveTrial: (changed: Trial) => changes(database, TRIALS.saving(database, changed)),
    finish: ({ trial, solver, record }: TrialResult) =>
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
