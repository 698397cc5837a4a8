/** The table of duties that stand apart from their rows. */
import { DUE_HELD, type DueColumns } from './dueColumns.ts';
import type { TablesOf } from './record.ts';

export interface DutyTable extends DueColumns {
  readonly owner: 'game' | 'challenge' | 'tournament';
  readonly owner_id: string;
  /** A key of a message, or `<channel> <message>`. */
  readonly what: string;
  readonly since: number;
  /** The version of the owner that it is about; `null` where it is about all of them. */
  readonly version: number | null;
}

export interface DutyTables {
  readonly duty: DutyTable;
}

export const DUTY_TABLES = {
  duty: {
    key: ['owner', 'owner_id', 'what'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: [{ column: 'owner_id', of: 'game', where: ['owner', 'game'] }] },
    person: 'nobody',
    columns: {
      owner: 'none',
      owner_id: 'none',
      what: 'none',
      since: 'none',
      version: 'none',
      ...DUE_HELD,
    },
  },
} as const satisfies TablesOf<DutyTables>;
