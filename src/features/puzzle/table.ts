import {
  TEXT_OR_NULL,
  USER,
  USERS,
  numbers,
  numbersOrNull,
  table,
  texts,
} from '../../store/tables/record.ts';

export const puzzle = table({
  key: ['id'],
  server: { by: ['guild_id'] },
  person: 'nobody',
  columns: {
    ...texts('id', 'variant', 'data'),
    ...numbersOrNull('found_at'),
    ...numbers('version', 'value'),
    /** The server of the game where it was found, and when; `null` for a bundled puzzle. */
    guild_id: TEXT_OR_NULL,
  },
});

export const solver = table({
  key: ['user_id', 'variant'],
  server: null,
  person: 'own',
  columns: { ...texts('variant'), ...numbers('version'), user_id: USER, data: USERS },
});

export const trial = table({
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
});
