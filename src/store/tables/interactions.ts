import { DUE_HELD, none, type DueColumns, type TablesOf } from './record.ts';

interface InteractionTable {
  readonly id: string;
  readonly taken_at: number;
}

export interface DeferralTable extends DueColumns {
  readonly id: string;
  readonly application_id: string;
  readonly token: string;
  readonly user_id: string;
  readonly locale: string;
  readonly is_thinking: number;
  readonly deferred_at: number;
}

interface BotNoteTable {
  readonly key: string;
  readonly value: string;
}

export interface InteractionTables {
  readonly interaction: InteractionTable;
  readonly deferral: DeferralTable;
  readonly bot_note: BotNoteTable;
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
  deferral: {
    key: ['id'],
    needs: [],
    // The process that owed the answer has ended.
    due: { wakes: 'always' },
    server: null,
    // Its token is shown to nobody.
    person: 'shared',
    columns: {
      ...none('id', 'application_id', 'token', 'locale', 'is_thinking', 'deferred_at'),
      user_id: 'user',
      ...DUE_HELD,
    },
  },
  bot_note: {
    key: ['key'],
    needs: [],
    due: null,
    server: null,
    person: 'nobody',
    columns: none('key', 'value'),
  },
} as const satisfies TablesOf<InteractionTables>;
