/** What the use cases ask of a store about puzzles: the puzzles with their ratings, and who has tried which. */
import type { UserId } from '../../game/game.ts';
import type { Puzzle, PuzzleVariant, Trial } from '../../game/puzzle.ts';
import type { Rating } from '../../rating/glicko.ts';

/** A puzzle, and how hard it has proved. */
export interface PuzzleRecord {
  readonly puzzle: Puzzle;
  /** The server in whose games it was found, and when (ms); nobody else gets it. `null` for one that came with the bot. */
  readonly origin: { readonly guildId: string; readonly at: number } | null;
  readonly rating: Rating;
  /** Counts the changes of its rating, from 1. */
  readonly version: number;
}

/** How strong someone is at the puzzles of a variant. */
export interface Solver {
  readonly user: UserId;
  readonly variant: PuzzleVariant;
  /** Counts the changes; 0 before the first. */
  readonly version: number;
  /** `null` before the first. */
  readonly rating: Rating | null;
  readonly tried: number;
  readonly solved: number;
}

/** Which puzzle someone wants. */
export interface PuzzleFilter {
  /** The server where they ask. */
  readonly guildId: string | null;
  readonly variant: PuzzleVariant;
  readonly value: number;
}

/** Which trials are looked for: of puzzles that one gets here, and of one variant or of any. */
export interface TrialFilter {
  readonly guildId: string | null;
  readonly variant: PuzzleVariant | null;
}

/** What has come of a trial: all of it is saved, or nothing. */
export interface Outcome {
  readonly trial: Trial;
  readonly solver: Solver;
  readonly record: PuzzleRecord;
}

export interface Puzzles {
  /** Adds puzzles; those that are there already stay as they are. */
  add(records: readonly PuzzleRecord[]): Promise<void>;
  puzzle(id: string): Promise<PuzzleRecord | null>;
  /** The ids of the puzzles of a variant that came with the bot, in their own order. */
  ids(variant: PuzzleVariant): Promise<readonly string[]>;
  /** How many were found in a server's games. */
  count(guildId: string): Promise<number>;
  /** The first puzzle of a variant that was found in a server's games after `at` (ms); `null` when there is none. */
  foundAfter(guildId: string, variant: PuzzleVariant, at: number): Promise<PuzzleRecord | null>;
  /**
   * Of the puzzles of a variant that a user has not tried, one nearest to this rating; `null` when there is none. Those of a
   * server are among them for who asks there.
   */
  next(user: UserId, filter: PuzzleFilter): Promise<PuzzleRecord | null>;
  solver(user: UserId, variant: PuzzleVariant): Promise<Solver>;
  trial(user: UserId, puzzleId: string): Promise<Trial | null>;
  /** The trial that a user has not ended and went on with last. */
  openTrial(user: UserId, filter: TrialFilter): Promise<Trial | null>;
  /** Adds a trial (version 1); the one that is there already stays as it is. */
  begin(trial: Trial): Promise<void>;
  /** Saves over `trial.version - 1`; false when another change was first. */
  saveTrial(trial: Trial): Promise<boolean>;
  /** Saves each over its version before, all or nothing; false when another change of any was first. */
  finish(outcome: Outcome): Promise<boolean>;
}
