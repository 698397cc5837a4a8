/**
 * The tables of games and challenges, and of what hangs from them.
 *
 * A game or a challenge is one row. Its whole value is in `data` as JSON; the columns beside it repeat only what rows
 * are found, saved or claimed by. So the core's types can grow without a new column for every field, and nothing but
 * `games/rows.ts` writes the repeated columns, so they cannot disagree. Text and whole numbers only: the same columns serve
 * any SQL database.
 */
import { DUE_HELD, type DueColumns } from './dueColumns.ts';
import type { TablesOf } from './record.ts';

/** What every announced row has: its place in the compare-and-set, what the channel saw of it. */
interface AnnouncedTable extends DueColumns {
  readonly id: string;
  readonly version: number;
  readonly data: string;
  readonly shown_version: number;
  readonly card_channel_id: string | null;
  readonly card_message_id: string | null;
}

/** A game; found by its players, its channel and its server, each with its state and latest change. */
export interface GameTable extends AnnouncedTable {
  readonly state: 'running' | 'finished';
  readonly white_id: string;
  readonly black_id: string;
  readonly channel_id: string;
  readonly guild_id: string | null;
  readonly changed_at: number;
  /** Which turn its player was last reminded of. */
  readonly reminded_turn: number | null;
  /** Both sides' plans as JSON; `null` when there is none. */
  readonly plans: string | null;
  readonly plans_version: number;
  /** Whose turn it is; `null` in a game that is over. */
  readonly mover_id: string | null;
  /** Who waits for them. */
  readonly waiter_id: string | null;
  /** Until when they may think (ms since 1970); after every instant where they may for ever. */
  readonly deadline: number | null;
}

/** A challenge, with the game that it became; found by who made or got it, and by its server. */
export interface ChallengeTable extends AnnouncedTable {
  readonly game_id: string | null;
  readonly challenger_id: string | null;
  readonly opponent_id: string | null;
  readonly guild_id: string | null;
  /** When it ends (ms); `null` when it is closed. */
  readonly open_until: number | null;
}

/** A call to somebody for a game, which they have not answered. */
interface AskTable {
  readonly id: string;
  readonly from_id: string;
  readonly to_id: string;
  readonly guild_id: string | null;
  readonly asked_at: number;
}

/** A game in whose channel boards are looked for that came too late: those since, and until. */
export interface StrayTable extends DueColumns {
  readonly game_id: string;
  readonly since: number;
  readonly until: number;
}

/** The film of a finished game, and when it is to be posted; `null` when that is done. */
export interface FilmTable extends DueColumns {
  readonly game_id: string;
}

/** A game that was played elsewhere, as it was written. */
export interface ImportedTable {
  readonly id: string;
  readonly variant: string;
  readonly source: string;
  readonly made_at: number;
}

/** What is found of a finished game, or of one that was played elsewhere. */
export interface AnalysisTable extends DueColumns {
  /** The kind and the id of its subject. */
  readonly id: string;
  readonly kind: string;
  readonly subject_id: string;
  readonly version: number;
  readonly engine: number;
  readonly data: string;
  /** The server where it is to be shown. */
  readonly guild_id: string | null;
  readonly made_at: number;
}

/** Somebody who plays in a team of a game; `team_id` is that of the team's seat. */
export interface TeamMemberTable {
  readonly user_id: string;
  readonly team_id: string;
  readonly game_id: string;
}

/** The tables whose rows the channel is shown. */
export type AnnouncedTables = 'game' | 'challenge';

export interface GameTables {
  readonly game: GameTable;
  readonly challenge: ChallengeTable;
  readonly team_member: TeamMemberTable;
  readonly ask: AskTable;
  readonly stray: StrayTable;
  readonly film: FilmTable;
  readonly imported: ImportedTable;
  readonly analysis: AnalysisTable;
}

const ANNOUNCED_HELD = {
  id: 'none',
  version: 'none',
  data: 'users',
  shown_version: 'none',
  card_channel_id: 'none',
  card_message_id: 'none',
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
      ...ANNOUNCED_HELD,
      state: 'none',
      white_id: 'user',
      black_id: 'user',
      channel_id: 'none',
      guild_id: 'none',
      changed_at: 'none',
      reminded_turn: 'none',
      plans: 'none',
      plans_version: 'none',
      mover_id: 'user',
      waiter_id: 'user',
      deadline: 'none',
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
    },
  },
  team_member: {
    key: ['user_id', 'team_id', 'game_id'],
    needs: ['game'],
    due: null,
    server: { by: [{ column: 'game_id', of: 'game' }] },
    // A row goes when its game has been changed, and not before.
    person: 'shared',
    columns: { user_id: 'user', team_id: 'none', game_id: 'none' },
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
    // Nobody else is there who could be slow.
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
  imported: {
    key: ['id'],
    needs: [],
    due: null,
    server: null,
    person: 'nobody',
    columns: { id: 'none', variant: 'none', source: 'none', made_at: 'none' },
  },
  analysis: {
    key: ['id'],
    needs: ['game'],
    // Every one that is due is waited for by a message.
    due: { wakes: 'always' },
    server: { by: ['guild_id', { column: 'subject_id', of: 'game', where: ['kind', 'game'] }] },
    person: 'nobody',
    columns: {
      id: 'none',
      kind: 'none',
      subject_id: 'none',
      version: 'none',
      engine: 'none',
      data: 'none',
      guild_id: 'none',
      made_at: 'none',
      ...DUE_HELD,
    },
  },
} as const satisfies TablesOf<GameTables>;
