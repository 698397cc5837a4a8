import { DUE_HELD, none, type DueColumns, type TablesOf } from './record.ts';

export interface PuzzleTable {
  readonly id: string;
  /** The server in whose games it was found, and when; `null` for a bundled one. */
  readonly guild_id: string | null;
  readonly found_at: number | null;
  readonly variant: string;
  readonly version: number;
  readonly value: number;
  readonly data: string;
}

export interface SolverTable {
  readonly user_id: string;
  readonly variant: string;
  readonly version: number;
  readonly data: string;
}

export interface TrialTable {
  readonly user_id: string;
  readonly puzzle_id: string;
  readonly variant: string;
  readonly version: number;
  readonly state: string;
  readonly at: number;
  readonly data: string;
}

export interface DailyTable extends DueColumns {
  readonly guild_id: string;
  readonly version: number;
  readonly puzzle_id: string | null;
  readonly data: string;
}

interface SolvedTable {
  readonly guild_id: string;
  readonly puzzle_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly at: number;
}

/** A finished game to be searched for puzzles, and the engine's answers so far. */
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

export const PUZZLE_TABLES = {
  puzzle: {
    key: ['id'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: none('id', 'guild_id', 'found_at', 'variant', 'version', 'value', 'data'),
  },
  hunt: {
    key: ['game_id'],
    // The puzzles that it finds: erasing a server deletes the hunt first, so it finds none afterwards.
    needs: ['puzzle'],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: { ...none('game_id', 'guild_id', 'version', 'data'), ...DUE_HELD },
  },
  daily: {
    key: ['guild_id'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: { ...none('guild_id', 'version', 'puzzle_id', 'data'), ...DUE_HELD },
  },
  solved: {
    key: ['guild_id', 'puzzle_id', 'user_id'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'own',
    columns: { ...none('guild_id', 'puzzle_id', 'name', 'at'), user_id: 'user' },
  },
  solver: {
    key: ['user_id', 'variant'],
    needs: [],
    due: null,
    server: null,
    person: 'own',
    columns: { user_id: 'user', variant: 'none', version: 'none', data: 'users' },
  },
  trial: {
    key: ['user_id', 'puzzle_id'],
    needs: ['puzzle'],
    due: null,
    server: { by: [{ column: 'puzzle_id', of: 'puzzle' }] },
    person: 'own',
    columns: { ...none('puzzle_id', 'variant', 'version', 'state', 'at'), user_id: 'user', data: 'users' },
  },
} as const satisfies TablesOf<PuzzleTables>;
