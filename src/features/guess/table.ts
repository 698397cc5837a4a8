import { USER, numbers, numbersOrNull, table, texts } from '../../store/tables/record.ts';

/** A user's guess of the next move in a game, or in an imported game. */
export const guess = table({
  key: ['user_id', 'game_id', 'ply'],
  server: { by: ['guild_id'] },
  person: 'own',
  columns: {
    ...texts('game_id', 'kind', 'guild_id', 'name', 'move'),
    ...numbers('ply', 'made_at'),
    ...numbersOrNull('points', 'engine'),
    user_id: USER,
  },
});
