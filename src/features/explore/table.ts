import { NUMBER, TEXT, TEXT_OR_NULL, numbers, table, texts } from '../../store/tables/record.ts';

/** How often a move was played from a position, in games of a rating band and a quarter. */
export const explored = table({
  key: ['guild_id', 'position', 'move', 'band', 'quarter'],
  server: { by: ['guild_id'] },
  person: 'nobody',
  columns: {
    ...texts('guild_id', 'move'),
    ...numbers('band', 'quarter', 'wins', 'draws', 'losses'),
    /** A hash of the variant and the position, as the player to move sees it. */
    position: NUMBER,
    /** The ids of a few of its last games, newest first, each between bars. */
    games: TEXT,
  },
});

/** What a game adds, as it was when the game ended, so that it can be taken away again. */
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

/** What an imported game adds, without its players. */
export const explored_import = table({
  key: ['id'],
  needs: ['imported'],
  server: { by: ['guild_id'] },
  person: 'nobody',
  columns: {
    ...texts('guild_id', 'line'),
    ...numbers('quarter', 'won'),
    /** The same for the same game, so that a server counts it once. */
    id: TEXT,
    /** The imported record, which it is erased with. */
    record_id: TEXT,
  },
});
