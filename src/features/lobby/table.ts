import { DUE, numbers, table, texts } from '../../store/tables/record.ts';

/** The message of a lobby. Its version changes whenever its content does. */
export const lobby = table({
  key: ['guild_id', 'channel_id'],
  due: { wakes: 'never' },
  server: { by: ['guild_id'] },
  person: 'nobody',
  columns: { ...texts('guild_id', 'channel_id', 'data'), ...numbers('version'), ...DUE },
});
