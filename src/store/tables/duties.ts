import { DUE_HELD, none, type DueColumns, type TablesOf } from './record.ts';

export interface DutyTable extends DueColumns {
  readonly owner: 'game' | 'challenge' | 'tournament';
  readonly owner_id: string;
  /** The key of a message, or `<channel> <message>`. */
  readonly what: string;
  readonly since: number;
  /** The owner's version that it is about; `null` for all of them. */
  readonly version: number | null;
}

export interface BackupTable extends DueColumns {
  readonly id: string;
}

export interface DutyTables {
  readonly backup: BackupTable;
  readonly duty: DutyTable;
}

export const DUTY_TABLES = {
  backup: {
    key: ['id'],
    needs: [],
    due: { wakes: 'never' },
    server: null,
    person: 'nobody',
    columns: { id: 'none', ...DUE_HELD },
  },
  duty: {
    key: ['owner', 'owner_id', 'what'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: [{ column: 'owner_id', of: 'game', where: ['owner', 'game'] }] },
    person: 'nobody',
    columns: { ...none('owner', 'owner_id', 'what', 'since', 'version'), ...DUE_HELD },
  },
} as const satisfies TablesOf<DutyTables>;
