import { DUE, USER, numbers, table, texts } from './record.ts';

export const INTERACTION_TABLES = {
  interaction: table({
    key: ['id'],
    server: null,
    person: 'nobody',
    columns: { ...texts('id'), ...numbers('taken_at') },
  }),
  deferral: table({
    key: ['id'],
    // The process that owed the answer has ended.
    due: { wakes: 'always' },
    server: null,
    // Its token is shown to nobody.
    person: 'shared',
    columns: {
      ...texts('id', 'application_id', 'token', 'locale'),
      ...numbers('is_thinking', 'deferred_at'),
      user_id: USER,
      ...DUE,
    },
  }),
  bot_note: table({
    key: ['key'],
    server: null,
    person: 'nobody',
    columns: { ...texts('key', 'value') },
  }),
};
