/** The tables of puzzles, as Kysely sees them. */
import type { DueColumns } from './dueColumns.ts';

/** A puzzle with its rating; found by its server, its variant and the rating, rounded. */
export interface PuzzleTable {
  readonly id: string;
  /** The server in whose games it was found, and when; `null` for one that came with the bot. */
  readonly guild_id: string | null;
  readonly found_at: number | null;
  readonly variant: string;
  readonly version: number;
  readonly value: number;
  readonly data: string;
}

/** How strong a user is at the puzzles of a variant. */
export interface SolverTable {
  readonly user_id: string;
  readonly variant: string;
  readonly version: number;
  readonly data: string;
}

/** A user's one try at a puzzle. */
export interface TrialTable {
  readonly user_id: string;
  readonly puzzle_id: string;
  readonly variant: string;
  readonly version: number;
  readonly state: string;
  readonly at: number;
  readonly data: string;
}

/** A server with a puzzle of the day. */
export interface DailyTable extends DueColumns {
  readonly guild_id: string;
  readonly version: number;
  readonly puzzle_id: string | null;
  readonly data: string;
}

/** Who solved a puzzle of the day. */
export interface SolvedTable {
  readonly guild_id: string;
  readonly puzzle_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly at: number;
}

/** A finished game that is to be searched for puzzles, and what was answered to the search so far. */
export interface HuntTable extends DueColumns {
  readonly game_id: string;
  readonly guild_id: string;
  readonly version: number;
  readonly data: string;
  readonly due_at: number;
}

export interface PuzzleTables {
  readonly hunt: HuntTable;
  readonly daily: DailyTable;
  readonly solved: SolvedTable;
  readonly puzzle: PuzzleTable;
  readonly solver: SolverTable;
  readonly trial: TrialTable;
}
