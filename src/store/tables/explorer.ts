import { none, type TablesOf } from './record.ts';

/** How often a move was played from a position, in games of a rating band and a quarter. */
export interface ExploredTable {
  readonly guild_id: string;
  /** A hash of the variant and the position, as the player to move sees it. */
  readonly position: number;
  readonly move: string;
  readonly band: number;
  readonly quarter: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The ids of a few of its last games, newest first, each between bars. */
  readonly games: string;
}

/** What a game adds, as it was when the game ended, so that it can be taken away again. */
export interface ExploredGameTable {
  readonly game_id: string;
  readonly guild_id: string;
  /** 0 for a void game. */
  readonly is_counted: number;
  readonly band: number;
  readonly quarter: number;
  /** For the player who moved first: 1, 0 or -1. */
  readonly won: number;
  /** `null` for a game from before the explorer, until the books are rebuilt. */
  readonly line: string | null;
}

/** What an imported game adds, without its players. */
export interface ExploredImportTable {
  /** The same for the same game, so that a server counts it once. */
  readonly id: string;
  readonly guild_id: string;
  /** The imported record, which it is erased with. */
  readonly record_id: string;
  readonly quarter: number;
  readonly won: number;
  readonly line: string;
}

export interface ExplorerTables {
  readonly explored: ExploredTable;
  readonly explored_game: ExploredGameTable;
  readonly explored_import: ExploredImportTable;
}

export const EXPLORER_TABLES = {
  explored: {
    key: ['guild_id', 'position', 'move', 'band', 'quarter'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: none(
      ...(['guild_id', 'position', 'move', 'band', 'quarter'] as const),
      ...(['wins', 'draws', 'losses', 'games'] as const),
    ),
  },
  explored_game: {
    key: ['game_id'],
    needs: ['game'],
    due: null,
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: none('game_id', 'guild_id', 'is_counted', 'band', 'quarter', 'won', 'line'),
  },
  explored_import: {
    key: ['id'],
    needs: ['imported'],
    due: null,
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: none('id', 'guild_id', 'record_id', 'quarter', 'won', 'line'),
  },
} as const satisfies TablesOf<ExplorerTables>;
