import { DUE, USER, numbers, table, texts, textsOrNull } from '../../store/tables/record.ts';

export const daily = table({
  key: ['guild_id'],
  due: { wakes: 'never' },
  server: { by: ['guild_id'] },
  person: 'nobody',
  columns: {
    ...texts('guild_id', 'data'),
    ...numbers('version'),
    ...textsOrNull('puzzle_id'),
    ...DUE,
  },
});

export const solved = table({
  key: ['guild_id', 'puzzle_id', 'user_id'],
  server: { by: ['guild_id'] },
  person: 'own',
  columns: { ...texts('guild_id', 'puzzle_id', 'name'), ...numbers('at'), user_id: USER },
});
