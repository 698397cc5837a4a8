/** The tables of seasons. */
import { DUE_HELD, type DueColumns } from './dueColumns.ts';
import type { TablesOf } from './record.ts';

/** A season; what it did to ratings and where it stands in the ledger is repeated for every replay. */
export interface SeasonTable extends DueColumns {
  readonly guild_id: string;
  readonly number: number;
  readonly version: number;
  readonly start_seq: number;
  readonly end_seq: number | null;
  readonly is_reset: number;
  readonly data: string;
}

export interface SeasonTables {
  readonly season: SeasonTable;
}

export const SEASON_TABLES = {
  season: {
    key: ['guild_id', 'number'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      guild_id: 'none',
      number: 'none',
      version: 'none',
      start_seq: 'none',
      end_seq: 'none',
      is_reset: 'none',
      data: 'users',
      ...DUE_HELD,
    },
  },
} as const satisfies TablesOf<SeasonTables>;
