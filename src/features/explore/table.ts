import { NUMBER, TEXT, TEXT_OR_NULL, numbers, table, texts } from '../../store/tables/record.ts';

/** How often a move was played from a position, in games of a rating band and a quarter. */
export const explored = table({
  key: ['guild_id', 'position', 'move', 'band', 'quarter'],
  server: { by: ['guild_id'] },
  person: 'nobody',
  columns: {
    ...texts('guild_id', 'move'),
    ...numbers('band', 'quarter', 'wins', 'draws', 'losses'),
    /** A hash of the variant and the position, from the point of view of the player to move. */
    position: NUMBER,
    /** The ids of a few of its last games, newest first, each between bars. */
    games: TEXT,
  },
});

/** The counts that a game added when it ended, so that they can be removed again. */
export const explored_game = table({
  key: ['game_id'],
  needs: ['game'],
  server: { by: ['guild_id'] },
  person: 'nobody',
  columns: {
    ...texts('game_id', 'guild_id'),
    ...numbers('band', 'quarter'),
    /** 0 for a void game. */
    is_counted: NUMBER,
    /** For the player who moved first: 1, 0 or -1. */
    won: NUMBER,
    /** `null` for a game from before the explorer, until the books are rebuilt. */
    line: TEXT_OR_NULL,
  },
});

/** The counts that an imported game added, without its players. */
export const explored_import = table({
  key: ['id'],
  needs: ['imported'],
  server: { by: ['guild_id'] },
  person: 'nobody',
  columns: {
    ...texts('guild_id', 'line'),
    ...numbers('quarter', 'won'),
    /** The same game always has the same id, so a server counts it only once. */
    id: TEXT,
    /** The imported record. The row is erased together with it. */
    record_id: TEXT,
  },
});
