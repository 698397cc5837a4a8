import { z } from 'zod';
import type { PuzzleRecord, Solver } from '../../app/ports/puzzles.ts';
import { PUZZLE_VARIANTS, TRIAL_STATES, type Trial } from '../../game/puzzle.ts';
import { book } from '../database/book.ts';
import { objectOf } from '../database/schema.ts';
import type { Tables } from '../tables/tables.ts';

const variant = z.enum(PUZZLE_VARIANTS);
const rating = z.object({ value: z.number(), deviation: z.number(), volatility: z.number(), at: z.number() });
const count = z.int().nonnegative();

const recordSchema = objectOf<PuzzleRecord>()({
  puzzle: z.object({ id: z.string(), variant, fen: z.string(), moves: z.array(z.string()).min(1) }),
  origin: z.object({ guildId: z.string(), at: z.int() }).nullable(),
  rating,
  version: z.int().positive(),
});

export const SOLVERS = book<'solver', Solver>('solver', {
  schema: objectOf<Solver>()({
    user: z.string(),
    variant,
    version: z.int().positive(),
    rating: rating.nullable(),
    tried: count,
    solved: count,
  }),
  columns: { user_id: 'user', variant: 'variant', version: 'version' },
});

export const TRIALS = book<'trial', Trial>('trial', {
  schema: objectOf<Trial>()({
    user: z.string(),
    puzzleId: z.string(),
    variant,
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
