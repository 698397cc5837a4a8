/**
 * Everything here is derived from the finished games in `outcome`. `npx crownhead ratings` can
 * rebuild it.
 */
import {
  NUMBER,
  USER,
  USERS,
  USER_OR_NULL,
  numbers,
  numbersOrNull,
  oneOf,
  table,
  texts,
  textsOrNull,
} from './record.ts';

export const STANDINGS_TABLES = {
  /** A finished game with its verdict and ratings. Other columns duplicate parts of `data`. */
  outcome: table({
    key: ['game_id'],
    needs: ['game'],
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...texts('game_id', 'guild_id', 'verdict'),
      ...numbers('seq', 'at', 'plies'),
      white_id: USER,
      black_id: USER,
      pair: USERS,
      winner_id: USER_OR_NULL,
      data: USERS,
    },
  }),
  record: table({
    key: ['guild_id', 'user_id', 'pool'],
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: { ...texts('guild_id', 'pool'), user_id: USER, data: USERS },
  }),
  standing: table({
    key: ['guild_id', 'user_id', 'pool', 'span'],
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...texts('guild_id', 'pool', 'span'),
      ...numbers('since', 'games', 'wins', 'rating', 'ranked_until'),
      ...numbersOrNull('share'),
      user_id: USER,
    },
  }),
  /** An established player of a server. Stand-ins are included, because games may wait for them. */
  established: table({
    key: ['guild_id', 'user_id'],
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...texts('guild_id'),
      user_id: USER,
      /** When their rank ends (ms); 0 if they have played too few games. */
      ranked_until: NUMBER,
    },
  }),
  activity: table({
    key: ['guild_id', 'activity', 'key'],
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: { ...texts('guild_id', 'activity'), ...numbers('games', 'white', 'black'), key: USERS },
  }),
  /**
   * How many games of a server are entered. Entering a game increases it, so that two games can't
   * be entered at the same time.
   */
  ledger: table({
    key: ['guild_id'],
    // Entering a game locks this row first.
    server: { by: ['guild_id'], isFirst: true },
    person: 'nobody',
    columns: { ...texts('guild_id'), ...numbers('entries') },
  }),
  ruling: table({
    key: ['guild_id', 'game_id', 'at'],
    needs: ['game'],
    server: { by: ['guild_id'] },
    person: { seenBy: ['by_id'] },
    columns: {
      ...texts('guild_id', 'game_id'),
      ...numbers('at'),
      ...textsOrNull('reason'),
      by_id: USER,
      verb: oneOf<'void' | 'restore'>(),
    },
  }),
};
