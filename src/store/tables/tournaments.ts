/** The tables of tournaments. */
import { DUE_HELD, type DueColumns, type TablesOf } from './record.ts';

export interface TournamentTable extends DueColumns {
  readonly id: string;
  readonly guild_id: string;
  readonly version: number;
  /**
   * How many of its games have ended: a process that read the row before the latest one rereads it.
   */
  readonly woken: number;
  readonly stage: string;
  readonly data: string;
  readonly created_at: number;
}

/** A tournament that a user is preparing in a server. */
export interface DraftTable {
  readonly guild_id: string;
  readonly user_id: string;
  readonly version: number;
  readonly data: string;
  readonly saved_at: number;
}

/** A player's place in a finished tournament. */
export interface PlacingTable {
  readonly tournament_id: string;
  /** The player's number in the tournament. */
  readonly number: number;
  readonly guild_id: string;
  readonly user_id: string;
  readonly place: number;
  readonly data: string;
  readonly ended_at: number;
}

export interface TournamentTables {
  readonly tournament: TournamentTable;
  readonly draft: DraftTable;
  readonly placing: PlacingTable;
}

export const TOURNAMENT_TABLES = {
  tournament: {
    key: ['id'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      id: 'none',
      guild_id: 'none',
      version: 'none',
      woken: 'none',
      stage: 'none',
      data: 'users',
      created_at: 'none',
      ...DUE_HELD,
    },
  },
  draft: {
    key: ['guild_id', 'user_id'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'own',
    columns: { guild_id: 'none', user_id: 'user', version: 'none', data: 'none', saved_at: 'none' },
  },
  placing: {
    key: ['tournament_id', 'number'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    // Others see the winner, so a stand-in takes the place.
    person: 'shared',
    columns: {
      tournament_id: 'none',
      number: 'none',
      guild_id: 'none',
      user_id: 'user',
      place: 'none',
      data: 'users',
      ended_at: 'none',
    },
  },
} as const satisfies TablesOf<TournamentTables>;
