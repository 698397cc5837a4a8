/** The table of tournaments. */
import { DUE_HELD, type DueColumns } from './dueColumns.ts';
import type { TablesOf } from './record.ts';

/** A tournament; found by its server and stage. */
export interface TournamentTable extends DueColumns {
  readonly id: string;
  readonly guild_id: string;
  readonly version: number;
  /** How many of its games have ended since it began: whoever read it before another one did looks again. */
  readonly woken: number;
  readonly stage: string;
  readonly data: string;
  readonly created_at: number;
}

export interface TournamentTables {
  readonly tournament: TournamentTable;
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
} as const satisfies TablesOf<TournamentTables>;
