import {
  DUE,
  NUMBER,
  TEXT_OR_NULL,
  USER,
  USERS,
  numbers,
  numbersOrNull,
  table,
  texts,
  textsOrNull,
} from '../../store/tables/record.ts';

export const PUZZLE_TABLES = {
  puzzle: table({
    key: ['id'],
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: {
      ...texts('id', 'variant', 'data'),
      ...numbersOrNull('found_at'),
      ...numbers('version', 'value'),
      /** The server in whose games it was found, and when; `null` for a bundled one. */
      guild_id: TEXT_OR_NULL,
    },
  }),
  /** A finished game to be searched for puzzles, and the engine's answers so far. */
  hunt: table({
    key: ['game_id'],
    // The puzzles that it finds: erasing a server deletes the hunt first, so it finds none afterwards.
    needs: ['puzzle'],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    person: 'nobody',
    columns: {
      ...texts('game_id', 'guild_id', 'data'),
      ...numbers('version'),
      ...DUE,
      due_at: NUMBER,
    },
  }),
  daily: table({
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
  }),
  solved: table({
    key: ['guild_id', 'puzzle_id', 'user_id'],
    server: { by: ['guild_id'] },
    person: 'own',
    columns: { ...texts('guild_id', 'puzzle_id', 'name'), ...numbers('at'), user_id: USER },
  }),
  solver: table({
    key: ['user_id', 'variant'],
    server: null,
    person: 'own',
    columns: { ...texts('variant'), ...numbers('version'), user_id: USER, data: USERS },
  }),
  trial: table({
    key: ['user_id', 'puzzle_id'],
    needs: ['puzzle'],
    server: { by: [{ column: 'puzzle_id', of: 'puzzle' }] },
    person: 'own',
    columns: {
      ...texts('puzzle_id', 'variant', 'state'),
      ...numbers('version', 'at'),
      user_id: USER,
      data: USERS,
    },
  }),
};
