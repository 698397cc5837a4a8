import { z } from 'zod';
import type { PuzzleRecord, Solver } from '../../app/ports/puzzles.ts';
import { PUZZLE_VARIANTS, TRIAL_STATES, type Trial } from '../../game/puzzle.ts';
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

const solverSchema = objectOf<Solver>()({
  user: z.string(),
  variant,
  version: z.int().positive(),
  rating: rating.nullable(),
  tried: count,
  solved: count,
});

const trialSchema = objectOf<Trial>()({
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

export const solverRow = (solver: Solver): Tables['solver'] => ({
  user_id: solver.user,
  variant: solver.variant,
  version: solver.version,
  data: JSON.stringify(solver),
});

export const trialRow = (trial: Trial): Tables['trial'] => ({
  user_id: trial.user,
  puzzle_id: trial.puzzleId,
  variant: trial.variant,
  version: trial.version,
  state: trial.state,
  at: trial.at,
  data: JSON.stringify(trial),
});

export const readPuzzle = ({ data }: Pick<Tables['puzzle'], 'data'>): PuzzleRecord =>
  recordSchema.parse(JSON.parse(data));
export const readSolver = ({ data }: Pick<Tables['solver'], 'data'>): Solver =>
  solverSchema.parse(JSON.parse(data));
export const readTrial = ({ data }: Pick<Tables['trial'], 'data'>): Trial =>
  trialSchema.parse(JSON.parse(data));
