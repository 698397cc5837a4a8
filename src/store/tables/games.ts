/**
 * The tables of games and challenges. Each row has its value as JSON in `data`. Other columns
 * duplicate values that queries search for, so that the core's types can grow without new columns.
 * Only `games/rows.ts` writes these columns, so they can't disagree.
 */
import {
  DUE,
  NUMBER_OR_NULL,
  TEXT,
  TEXT_OR_NULL,
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

export const GAME_TABLES = {
  game: table({
    key: ['id'],
    due: { wakes: 'unshown' },
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...texts('id', 'channel_id'),
      ...numbers('version', 'shown_version', 'changed_at', 'plans_version'),
      ...textsOrNull('card_channel_id', 'card_message_id', 'guild_id', 'plans'),
      ...numbersOrNull('reminded_turn'),
      data: USERS,
      state: oneOf<'running' | 'finished'>(),
      white_id: USER,
      black_id: USER,
      /** The player to move and their opponent; `null` once the game is over. */
      mover_id: USER_OR_NULL,
      waiter_id: USER_OR_NULL,
      /** The mover's deadline (ms since 1970). If there is none, it is later than any instant. */
      deadline: NUMBER_OR_NULL,
      ...DUE,
    },
  }),
  challenge: table({
    key: ['id'],
    needs: ['game'],
    due: { wakes: 'unshown' },
    server: { by: ['guild_id', { column: 'game_id', of: 'game' }] },
    person: 'shared',
    columns: {
      ...texts('id'),
      ...numbers('version', 'shown_version'),
      ...textsOrNull('card_channel_id', 'card_message_id', 'game_id', 'guild_id'),
      data: USERS,
      challenger_id: USER_OR_NULL,
      opponent_id: USER_OR_NULL,
      /** When the challenge ends (ms); `null` if it is closed. */
      open_until: NUMBER_OR_NULL,
      /** The terms of an open seek. Seeks with equal terms match. */
      seek: TEXT_OR_NULL,
      /** The same, for seeks that are also open to other servers. */
      seek_everywhere: TEXT_OR_NULL,
      ...DUE,
    },
  }),
  /** The side that a user votes for in a game. */
  voter: table({
    key: ['game_id', 'user_id'],
    needs: ['game'],
    server: { by: [{ column: 'game_id', of: 'game' }] },
    person: 'own',
    columns: {
      ...texts('game_id', 'color'),
      ...numbers('joined_at'),
      user_id: USER,
      /** `null` while they are on the team. */
      left_at: NUMBER_OR_NULL,
    },
  }),
  /** A member's latest vote on a move. */
  vote: table({
    key: ['game_id', 'ply', 'user_id'],
    needs: ['game'],
    server: { by: [{ column: 'game_id', of: 'game' }] },
    person: 'own',
    columns: {
      ...texts('game_id', 'move'),
      ...numbers('ply', 'voted_at'),
      ...textsOrNull('wish', 'reason'),
      user_id: USER,
      /** The round when they pressed *Done*. */
      done_round: NUMBER_OR_NULL,
    },
  }),
  ask: table({
    key: ['id'],
    server: { by: ['guild_id'] },
    person: { seenBy: ['from_id', 'to_id'], erasedBy: ['from_id', 'to_id'] },
    columns: {
      ...texts('id'),
      ...textsOrNull('guild_id'),
      ...numbers('asked_at'),
      from_id: USER,
      to_id: USER,
    },
  }),
  /** A game whose channel is searched for late boards posted between `since` and `until`. */
  stray: table({
    key: ['game_id'],
    needs: ['game'],
    // No other process can be working on it.
    due: { wakes: 'always', atEnd: 'deleted' },
    server: { by: [{ column: 'game_id', of: 'game' }] },
    person: 'nobody',
    columns: { ...texts('game_id'), ...numbers('since', 'until'), ...DUE },
  }),
  /** The animation of a finished game, and when to post it; `null` once it is posted. */
  film: table({
    key: ['game_id'],
    needs: ['game'],
    due: { wakes: 'never' },
    server: { by: [{ column: 'game_id', of: 'game' }] },
    person: 'nobody',
    columns: { ...texts('game_id'), ...DUE },
  }),
  /** The second card of a game, in a channel of `guild_id`. `woken` counts changes of the game. */
  second_card: table({
    key: ['game_id'],
    needs: ['game'],
    due: { wakes: 'never' },
    server: { by: ['guild_id', { column: 'game_id', of: 'game' }] },
    person: 'nobody',
    columns: {
      ...texts('game_id'),
      ...textsOrNull('guild_id', 'card_channel_id', 'card_message_id'),
      ...numbers('woken', 'shown_version'),
      ...DUE,
    },
  }),
  imported: table({
    key: ['id'],
    server: null,
    person: 'nobody',
    columns: { ...texts('id', 'variant', 'source'), ...numbers('made_at') },
  }),
  analysis: table({
    key: ['id'],
    needs: ['game'],
    // Every due analysis has a message to edit.
    due: { wakes: 'always' },
    server: { by: ['guild_id', { column: 'subject_id', of: 'game', where: ['kind', 'game'] }] },
    person: 'nobody',
    columns: {
      ...texts('kind', 'subject_id', 'data'),
      ...numbers('version', 'engine', 'made_at'),
      /** The kind and the id of the analyzed subject. */
      id: TEXT,
      /** The server where it will be shown. */
      guild_id: TEXT_OR_NULL,
      ...DUE,
    },
  }),
};
