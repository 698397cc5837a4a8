/**
 * The tables of games and challenges, one row each with its value as JSON in `data`. Other columns
 * duplicate the values that queries search for, so the core's types can grow without new columns.
 * Only `games/rows.ts` writes these columns, so they can't disagree.
 */
import { DUE_HELD, none, type DueColumns, type TablesOf } from './record.ts';

/**
 * The columns of every announced row: its version for compare-and-set, and the state that its
 * channel shows.
 */
interface AnnouncedTable extends DueColumns {
  readonly id: string;
  readonly version: number;
  readonly data: string;
  readonly shown_version: number;
  readonly card_channel_id: string | null;
  readonly card_message_id: string | null;
}

export interface GameTable extends AnnouncedTable {
  readonly state: 'running' | 'finished';
  readonly white_id: string;
  readonly black_id: string;
  readonly channel_id: string;
  readonly guild_id: string | null;
  readonly changed_at: number;
  readonly reminded_turn: number | null;
  readonly plans: string | null;
  readonly plans_version: number;
  /** Whose turn it is, and their opponent; `null` once the game is over. */
  readonly mover_id: string | null;
  readonly waiter_id: string | null;
  /** The mover's deadline (ms since 1970); later than every instant if there is none. */
  readonly deadline: number | null;
}

export interface ChallengeTable extends AnnouncedTable {
  readonly game_id: string | null;
  readonly challenger_id: string | null;
  readonly opponent_id: string | null;
  readonly guild_id: string | null;
  /** When it ends (ms); `null` if it is closed. */
  readonly open_until: number | null;
  /** The terms of an open seek: those with equal terms fit. */
  readonly seek: string | null;
  /** The same, if it is also open to other servers. */
  readonly seek_everywhere: string | null;
}

interface AskTable {
  readonly id: string;
  readonly from_id: string;
  readonly to_id: string;
  readonly guild_id: string | null;
  readonly asked_at: number;
}

/** A game whose channel is searched for late boards, posted between `since` and `until`. */
export interface StrayTable extends DueColumns {
  readonly game_id: string;
  readonly since: number;
  readonly until: number;
}

/** The film of a finished game, and when to post it; `null` once posted. */
export interface FilmTable extends DueColumns {
  readonly game_id: string;
}

/**
 * The second card of a game, in a channel of `guild_id`; `woken` counts the changes of the game.
 */
export interface SecondCardTable extends DueColumns {
  readonly game_id: string;
  readonly guild_id: string | null;
  readonly woken: number;
  readonly shown_version: number;
  readonly card_channel_id: string | null;
  readonly card_message_id: string | null;
}

export interface ImportedTable {
  readonly id: string;
  readonly variant: string;
  readonly source: string;
  readonly made_at: number;
}

export interface AnalysisTable extends DueColumns {
  /** The kind and the id of its subject. */
  readonly id: string;
  readonly kind: string;
  readonly subject_id: string;
  readonly version: number;
  readonly engine: number;
  readonly data: string;
  /** The server that will see it. */
  readonly guild_id: string | null;
  readonly made_at: number;
}

export interface TeamMemberTable {
  readonly user_id: string;
  readonly team_id: string;
  /** The id of a game or a challenge. */
  readonly of_id: string;
}

/** On which side someone votes in a game. */
export interface VoterTable {
  readonly game_id: string;
  readonly user_id: string;
  readonly color: string;
  readonly joined_at: number;
  /** `null` while they are on the team. */
  readonly left_at: number | null;
}

/** A member's latest vote on a move. */
export interface VoteTable {
  readonly game_id: string;
  readonly ply: number;
  readonly user_id: string;
  readonly move: string;
  /** The round in which they pressed *Done*. */
  readonly done_round: number | null;
  readonly wish: string | null;
  readonly reason: string | null;
  readonly voted_at: number;
}

export type AnnouncedTables = 'game' | 'challenge';

export interface GameTables {
  readonly game: GameTable;
  readonly challenge: ChallengeTable;
  readonly team_member: TeamMemberTable;
  readonly voter: VoterTable;
  readonly vote: VoteTable;
  readonly ask: AskTable;
  readonly stray: StrayTable;
  readonly film: FilmTable;
  readonly second_card: SecondCardTable;
  readonly imported: ImportedTable;
  readonly analysis: AnalysisTable;
}

const ANNOUNCED_HELD = {
  ...none('id', 'version', 'shown_version', 'card_channel_id', 'card_message_id'),
  data: 'users',
  ...DUE_HELD,
} as const;

export const GAME_TABLES = {
  game: {
    key: ['id'],
    needs: [],
    due: { wakes: 'unshown' },
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: {
      ...none(
        'state',
        'channel_id',
        'guild_id',
        'changed_at',
        'reminded_turn',
        'plans',
        'plans_version',
        'deadline',
      ),
      ...ANNOUNCED_HELD,
      white_id: 'user',
      black_id: 'user',
      mover_id: 'user',
      waiter_id: 'user',
    },
  },
  challenge: {
    key: ['id'],
    needs: ['game'],
    due: { wakes: 'unshown' },
    server: { by: ['guild_id', { column: 'game_id', of: 'game' }] },
    person: 'shared',
    columns: {
      ...ANNOUNCED_HELD,
      game_id: 'none',
      challenger_id: 'user',
      opponent_id: 'user',
      guild_id: 'none',
      open_until: 'none',
      seek: 'none',
      seek_everywhere: 'none',
    },
  },
  team_member: {
    key: ['user_id', 'team_id', 'of_id'],
    needs: ['game', 'challenge'],
    due: null,
    server: {
      by: [
        { column: 'of_id', of: 'game' },
        { column: 'of_id', of: 'challenge' },
      ],
    },
    // A row is deleted after its game or challenge has changed, not before.
    person: 'shared',
    columns: { user_id: 'user', team_id: 'none', of_id: 'none' },
  },
  voter: {
    key: ['game_id', 'user_id'],
    needs: ['game'],
    due: null,
    server: { by: [{ column: 'game_id', of: 'game' }] },
    person: 'own',
    columns: { user_id: 'user', ...none('game_id', 'color', 'joined_at', 'left_at') },
  },
  vote: {
    key: ['game_id', 'ply', 'user_id'],
    needs: ['game'],
    due: null,
    server: { by: [{ column: 'game_id', of: 'game' }] },
    person: 'own',
    columns: {
      user_id: 'user',
      ...none('game_id', 'ply', 'move', 'done_round', 'wish', 'reason', 'voted_at'),
    },
  },
  ask: {
    key: ['id'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'shared',
    columns: { id: 'none', from_id: 'user', to_id: 'user', guild_id: 'none', asked_at: 'none' },
  },
  stray: {
    key: ['game_id'],
    needs: ['game'],
    // No other process could be slow with it.
    due: { wakes: 'always' },
    server: { by: [{ column: 'game_id', of: 'game' }] },
    person: 'nobody',
    columns: { game_id: 'none', since: 'none', until: 'none', ...DUE_HELD },
  },
  film: {
    key: ['game_id'],
    needs: ['game'],
    due: { wakes: 'never' },
    server: { by: [{ column: 'game_id', of: 'game' }] },
    person: 'nobody',
    columns: { game_id: 'none', ...DUE_HELD },
  },
  second_card: {
    key: ['game_id'],
    needs: ['game'],
    due: { wakes: 'never' },
    server: { by: ['guild_id', { column: 'game_id', of: 'game' }] },
    person: 'nobody',
    columns: {
      ...none('game_id', 'guild_id', 'woken', 'shown_version', 'card_channel_id', 'card_message_id'),
      ...DUE_HELD,
    },
  },
  imported: {
    key: ['id'],
    needs: [],
    due: null,
    server: null,
    person: 'nobody',
    columns: none('id', 'variant', 'source', 'made_at'),
  },
  analysis: {
    key: ['id'],
    needs: ['game'],
    // A message waits for every analysis that is due.
    due: { wakes: 'always' },
    server: { by: ['guild_id', { column: 'subject_id', of: 'game', where: ['kind', 'game'] }] },
    person: 'nobody',
    columns: {
      ...none('id', 'kind', 'subject_id', 'version', 'engine', 'data', 'guild_id', 'made_at'),
      ...DUE_HELD,
    },
  },
} as const satisfies TablesOf<GameTables>;
