import {
  DUE,
  NUMBER,
  NUMBER_OR_NULL,
  TEXT,
  TEXT_OR_NULL,
  USER,
  USERS,
  numbers,
  numbersOrNull,
  table,
  texts,
  textsOrNull,
} from './record.ts';

export const PEOPLE_TABLES = {
  preference: table({
    key: ['user_id'],
    due: { wakes: 'never' },
    server: null,
    person: 'own',
    columns: {
      ...numbers('version'),
      ...texts('data'),
      ...numbersOrNull('digested_at'),
      user_id: USER,
      ...DUE,
    },
  }),
  notice: table({
    key: ['id'],
    due: { wakes: 'never', atEnd: 'deleted' },
    server: null,
    person: 'own',
    columns: {
      ...texts('game_id', 'occasion', 'key'),
      ...numbers('made_at'),
      ...textsOrNull('channel_id', 'message_id', 'told_key'),
      id: USERS,
      user_id: USER,
      ...DUE,
    },
  }),
  vacation: table({
    key: ['user_id'],
    due: { wakes: 'never' },
    server: null,
    person: 'own',
    columns: { ...numbers('version'), ...texts('data'), user_id: USER, ...DUE },
  }),
  hidden: table({
    key: ['user_id'],
    server: null,
    person: 'own',
    columns: { user_id: USER },
  }),
  /** A user who will be erased: the stand-in for their games, and when to continue. */
  erasure: table({
    key: ['user_id'],
    due: { wakes: 'never', atEnd: 'stays-due' },
    server: null,
    // This row is deleted after everything else.
    person: 'shared',
    columns: {
      ...texts('former_id'),
      ...numbers('asked_at'),
      user_id: USER,
      ...DUE,
      due_at: NUMBER,
    },
  }),
  /**
   * How much a user has imported since an instant (ms). Counting anything for a user locks this
   * row.
   */
  quota: table({
    key: ['user_id'],
    server: null,
    person: 'own',
    columns: { ...numbers('since', 'records', 'characters'), user_id: USER },
  }),
  /** Log-ins to the page from before this instant (ms) have ended. */
  log_out: table({
    key: ['user_id'],
    server: null,
    person: 'own',
    columns: { ...numbers('logged_out_at'), user_id: USER },
  }),
  /** A link that a user shares to show something to anyone. */
  share_link: table({
    key: ['user_id', 'of_id'],
    server: { by: ['guild_id'] },
    person: 'own',
    columns: {
      ...textsOrNull('guild_id'),
      user_id: USER,
      of_id: USERS,
      /** The end of the link's address; `null` if it was revoked, or has only an older address. */
      id: TEXT_OR_NULL,
      /** Older addresses contain this key. They don't work with any other key. */
      key: TEXT,
      /** When the link was last revoked (ms). */
      ended_at: NUMBER_OR_NULL,
    },
  }),
};
