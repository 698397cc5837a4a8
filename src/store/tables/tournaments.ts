import { DUE, NUMBER, USER, USERS, numbers, table, texts, textsOrNull } from './record.ts';

export const TOURNAMENT_TABLES = {
  /** A match between the server `guild_id` and another server. Each side has a message (JSON). */
  meet: table({
    key: ['id'],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...texts('id', 'guild_id', 'stage'),
      ...textsOrNull('guest_guild_id', 'home_card', 'guest_card'),
      ...numbers('version', 'woken', 'created_at'),
      data: USERS,
      ...DUE,
    },
  }),
  tournament: table({
    key: ['id'],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...texts('id', 'guild_id', 'stage'),
      ...numbers('version', 'created_at'),
      /** How many of its games have ended. A process with an earlier row reads the row again. */
      woken: NUMBER,
      data: USERS,
      ...DUE,
    },
  }),
  draft: table({
    key: ['guild_id', 'user_id'],
    server: { by: ['guild_id'] },
    person: 'own',
    columns: { ...texts('guild_id', 'data'), ...numbers('version', 'saved_at'), user_id: USER },
  }),
  placing: table({
    key: ['tournament_id', 'number'],
    server: { by: ['guild_id'] },
    // Other users see the winner, so a stand-in replaces them.
    person: 'shared',
    columns: {
      ...texts('tournament_id', 'guild_id'),
      ...numbers('number', 'place', 'ended_at'),
      user_id: USER,
      data: USERS,
    },
  }),
};
