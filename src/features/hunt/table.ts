import { DUE, NUMBER, numbers, table, texts } from '../../store/tables/record.ts';

/** A finished game to be searched for puzzles, and the engine's answers so far. */
export const hunt = table({
  key: ['game_id'],
  // The puzzles that it finds. Erasing a server deletes its hunts first, so none are found later.
  needs: ['puzzle'],
  due: { wakes: 'never', atEnd: 'stays-due' },
  server: { by: ['guild_id'] },
  person: 'nobody',
  columns: {
    ...texts('game_id', 'guild_id', 'data'),
    ...numbers('version'),
    ...DUE,
    due_at: NUMBER,
  },
});
