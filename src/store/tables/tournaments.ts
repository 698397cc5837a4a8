import { DUE_HELD, none, type DueColumns, type TablesOf } from './record.ts';

export interface TournamentTable extends DueColumns {
  readonly id: string;
  readonly guild_id: string;
  readonly version: number;
  /** How many of its games have ended: a process that read an earlier row reads it again. */
  readonly woken: number;
  readonly stage: string;
  readonly data: string;
  readonly created_at: number;
}

export interface DraftTable {
  readonly guild_id: string;
  readonly user_id: string;
  readonly version: number;
  readonly data: string;
  readonly saved_at: number;
}

export interface PlacingTable {
  readonly tournament_id: string;
  readonly number: number;
  readonly guild_id: string;
  readonly user_id: string;
  readonly place: number;
  readonly data: string;
  readonly ended_at: number;
}

/** A match between the server `guild_id` and another; each side has a message (JSON). */
export interface MeetTable extends DueColumns {
  readonly id: string;
  readonly guild_id: string;
  readonly guest_guild_id: string | null;
  readonly version: number;
  readonly woken: number;
  readonly stage: string;
  readonly data: string;
  readonly home_card: string | null;
  readonly guest_card: string | null;
  readonly created_at: number;
}

export interface TournamentTables {
  readonly meet: MeetTable;
  readonly tournament: TournamentTable;
  readonly draft: DraftTable;
  readonly placing: PlacingTable;
}

export const TOURNAMENT_TABLES = {
  meet: {
    key: ['id'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...none('id', 'guild_id', 'guest_guild_id', 'version', 'woken', 'stage', 'created_at'),
      ...none('home_card', 'guest_card'),
      data: 'users',
      ...DUE_HELD,
    },
  },
  tournament: {
    key: ['id'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...none('id', 'guild_id', 'version', 'woken', 'stage', 'created_at'),
      data: 'users',
      ...DUE_HELD,
    },
  },
  draft: {
    key: ['guild_id', 'user_id'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'own',
    columns: { ...none('guild_id', 'version', 'data', 'saved_at'), user_id: 'user' },
  },
  placing: {
    key: ['tournament_id', 'number'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    // Others see the winner, so a stand-in takes the place.
    person: 'shared',
    columns: {
      ...none('tournament_id', 'number', 'guild_id', 'place', 'ended_at'),
      user_id: 'user',
      data: 'users',
    },
  },
} as const satisfies TablesOf<TournamentTables>;
