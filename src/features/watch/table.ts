import {
  DUE,
  USER,
  USERS,
  USER_OR_NULL,
  numbers,
  numbersOrNull,
  table,
  texts,
  textsOrNull,
} from '../../store/tables/record.ts';

/** A spectator and what they watch: a game or a player. */
export const watch = table({
  key: ['id'],
  due: { wakes: 'never' },
  server: { by: ['guild_id'] },
  // Nobody can see who watches them.
  person: { seenBy: ['user_id'], erasedBy: ['user_id', 'target_id', 'through_id'] },
  columns: {
    ...texts('guild_id', 'kind', 'calls', 'locale'),
    ...numbers('version', 'made_at'),
    ...numbersOrNull('seen', 'told_at'),
    ...textsOrNull('thread_id', 'channel_id', 'message_id'),
    id: USERS,
    user_id: USER,
    target_id: USERS,
    through_id: USER_OR_NULL,
    ...DUE,
  },
});
