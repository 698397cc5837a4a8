/** The table of the daily backup. */
import { DUE_HELD, type DueColumns } from './dueColumns.ts';
import type { TablesOf } from './record.ts';

/** One row, of whichever process claims it. */
export interface BackupTable extends DueColumns {
  readonly id: string;
}

export interface BackupTables {
  readonly backup: BackupTable;
}

export const BACKUP_TABLES = {
  backup: {
    key: ['id'],
    needs: [],
    due: { wakes: 'never' },
    server: null,
    person: 'nobody',
    columns: { id: 'none', ...DUE_HELD },
  },
} as const satisfies TablesOf<BackupTables>;
