import {
  DUE,
  NUMBER,
  USER,
  USERS,
  USER_OR_NULL,
  numbers,
  numbersOrNull,
  table,
  texts,
  textsOrNull,
} from './record.ts';

export const SERVER_TABLES = {
  /** A server with stored data: when the bot left it, and when to ask again. */
  server: table({
    key: ['guild_id'],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: { ...texts('guild_id'), ...numbersOrNull('gone_since'), ...DUE, due_at: NUMBER },
  }),
  settings: table({
    key: ['guild_id'],
    // Starting a game when there is a limit locks this row first.
    server: { by: ['guild_id'], isFirst: true },
    person: 'nobody',
    columns: { ...texts('guild_id', 'data'), ...numbers('version') },
  }),
  attendance: table({
    key: ['guild_id', 'user_id'],
    server: { by: ['guild_id'] },
    person: 'own',
    columns: { ...texts('guild_id'), ...numbers('is_gone', 'asked_at'), user_id: USER },
  }),
  blocks: table({
    key: ['id'],
    server: { by: ['guild_id'] },
    person: { erasedBy: ['user_id', 'blocked_id'] },
    columns: {
      ...textsOrNull('guild_id'),
      ...numbers('blocked_at'),
      id: USERS,
      user_id: USER_OR_NULL,
      blocked_id: USER,
    },
  }),
};
