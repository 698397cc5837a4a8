import { DUE, numbers, table, texts } from '../../store/tables/record.ts';

/** One message per server, such as its leaderboard or the games being played. */
export const liveMessage = table({
  key: ['guild_id'],
  due: { wakes: 'never' },
  server: { by: ['guild_id'] },
  person: 'nobody',
  columns: { ...texts('guild_id', 'data'), ...numbers('version'), ...DUE },
});
