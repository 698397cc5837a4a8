/** The table of what was taken on. */
import type { TablesOf } from './record.ts';

/** An interaction that some process has taken on. */
interface InteractionTable {
  readonly id: string;
  readonly taken_at: number;
}

export interface InteractionTables {
  readonly interaction: InteractionTable;
}

export const INTERACTION_TABLES = {
  interaction: {
    key: ['id'],
    needs: [],
    due: null,
    server: null,
    person: 'nobody',
    columns: { id: 'none', taken_at: 'none' },
  },
} as const satisfies TablesOf<InteractionTables>;
