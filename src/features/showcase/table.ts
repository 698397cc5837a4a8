import { DUE, numbers, numbersOrNull, table, texts } from '../../store/tables/record.ts';

/** When a server gets its next story of the day. */
export const showcase = table({
  key: ['guild_id'],
  due: { wakes: 'never' },
  server: { by: ['guild_id'] },
  person: 'nobody',
  columns: {
    ...texts('guild_id'),
    ...numbers('version'),
    ...numbersOrNull('post_at', 'posted_at'),
    ...DUE,
  },
});
