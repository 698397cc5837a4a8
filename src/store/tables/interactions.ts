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
    // The process that owed the answer has ended. A power failure may bring back an answered row.
    // At worst, its user is told twice that it failed.
    due: { wakes: 'always', atEnd: 'forgotten' },
    server: null,
    // The token is never shown to anyone.
    person: { erasedBy: ['user_id'] },
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
