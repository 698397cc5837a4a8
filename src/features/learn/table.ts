import { USER, numbers, table, texts, textsOrNull } from '../../store/tables/record.ts';

export const lesson = table({
  key: ['user_id', 'lesson'],
  server: null,
  person: 'own',
  columns: {
    ...texts('lesson'),
    ...numbers('is_done', 'played_at'),
    ...textsOrNull('path'),
    user_id: USER,
  },
});
