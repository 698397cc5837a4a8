import { DUE_HELD, none, type DueColumns, type TablesOf } from './record.ts';

export interface PreferenceTable extends DueColumns {
  readonly user_id: string;
  readonly version: number;
  readonly data: string;
  readonly digested_at: number | null;
}

export interface LessonTable {
  readonly user_id: string;
  readonly lesson: string;
  readonly is_done: number;
  readonly path: string | null;
  readonly played_at: number;
}

export interface NoticeTable extends DueColumns {
  readonly id: string;
  readonly game_id: string;
  readonly user_id: string;
  readonly occasion: string;
  readonly key: string;
  readonly made_at: number;
  readonly channel_id: string | null;
  readonly message_id: string | null;
  readonly told_key: string | null;
}

/** A spectator and what they watch: a game or a player. */
export interface WatchTable extends DueColumns {
  readonly id: string;
  readonly user_id: string;
  readonly guild_id: string;
  readonly kind: string;
  readonly target_id: string;
  readonly calls: string;
  readonly through_id: string | null;
  readonly version: number;
  readonly seen: number | null;
  readonly told_at: number | null;
  readonly thread_id: string | null;
  readonly channel_id: string | null;
  readonly message_id: string | null;
  readonly made_at: number;
  readonly locale: string;
}

/** Someone's guess of the next move of a game, or of an imported one. */
export interface GuessTable {
  readonly user_id: string;
  readonly game_id: string;
  readonly kind: string;
  readonly ply: number;
  readonly guild_id: string;
  readonly name: string;
  readonly move: string;
  readonly made_at: number;
  readonly points: number | null;
  readonly engine: number | null;
}

export interface VacationTable extends DueColumns {
  readonly user_id: string;
  readonly version: number;
  readonly data: string;
}

export interface HiddenTable {
  readonly user_id: string;
}

/** A user to be erased: the stand-in in their games, and when to continue. */
export interface ErasureTable extends DueColumns {
  readonly user_id: string;
  readonly former_id: string;
  readonly asked_at: number;
  readonly due_at: number;
}

/**
 * The amount that a user has imported since an instant (ms). Counting anything for a user locks
 * this row.
 */
interface QuotaTable {
  readonly user_id: string;
  readonly since: number;
  readonly records: number;
  readonly characters: number;
}

/** Log-ins on the page from before this instant (ms) have ended. */
interface LogOutTable {
  readonly user_id: string;
  readonly logged_out_at: number;
}

/** A link by which a user shows something to anyone. */
interface ShareLinkTable {
  readonly user_id: string;
  readonly of_id: string;
  /** Links with another key don't work. */
  readonly key: string;
  readonly guild_id: string | null;
  /** When it was last taken back (ms). */
  readonly ended_at: number | null;
}

export interface PeopleTables {
  readonly preference: PreferenceTable;
  readonly lesson: LessonTable;
  readonly notice: NoticeTable;
  readonly watch: WatchTable;
  readonly guess: GuessTable;
  readonly vacation: VacationTable;
  readonly hidden: HiddenTable;
  readonly erasure: ErasureTable;
  readonly quota: QuotaTable;
  readonly log_out: LogOutTable;
  readonly share_link: ShareLinkTable;
}

export const PEOPLE_TABLES = {
  preference: {
    key: ['user_id'],
    needs: [],
    due: { wakes: 'never' },
    server: null,
    person: 'own',
    columns: { user_id: 'user', version: 'none', data: 'none', digested_at: 'none', ...DUE_HELD },
  },
  lesson: {
    key: ['user_id', 'lesson'],
    needs: [],
    due: null,
    server: null,
    person: 'own',
    columns: { ...none('lesson', 'is_done', 'path', 'played_at'), user_id: 'user' },
  },
  notice: {
    key: ['id'],
    needs: [],
    due: { wakes: 'never' },
    server: null,
    person: 'own',
    columns: {
      ...none('game_id', 'occasion', 'key', 'made_at', 'channel_id', 'message_id', 'told_key'),
      id: 'users',
      user_id: 'user',
      ...DUE_HELD,
    },
  },
  watch: {
    key: ['id'],
    needs: [],
    due: { wakes: 'never' },
    server: { by: ['guild_id'] },
    // The watched player is another person.
    person: 'shared',
    columns: {
      ...none('guild_id', 'kind', 'calls', 'version', 'seen', 'told_at', 'thread_id', 'channel_id'),
      ...none('message_id', 'made_at', 'locale'),
      id: 'users',
      user_id: 'user',
      target_id: 'users',
      through_id: 'user',
      ...DUE_HELD,
    },
  },
  guess: {
    key: ['user_id', 'game_id', 'ply'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'own',
    columns: {
      ...none('game_id', 'kind', 'ply', 'guild_id', 'name', 'move', 'made_at', 'points', 'engine'),
      user_id: 'user',
    },
  },
  vacation: {
    key: ['user_id'],
    needs: [],
    due: { wakes: 'never' },
    server: null,
    person: 'own',
    columns: { user_id: 'user', version: 'none', data: 'none', ...DUE_HELD },
  },
  hidden: {
    key: ['user_id'],
    needs: [],
    due: null,
    server: null,
    person: 'own',
    columns: { user_id: 'user' },
  },
  erasure: {
    key: ['user_id'],
    needs: [],
    due: { wakes: 'never' },
    server: null,
    // It is deleted after everything else.
    person: 'shared',
    columns: { user_id: 'user', former_id: 'none', asked_at: 'none', ...DUE_HELD },
  },
  quota: {
    key: ['user_id'],
    needs: [],
    due: null,
    server: null,
    person: 'own',
    columns: { user_id: 'user', since: 'none', records: 'none', characters: 'none' },
  },
  log_out: {
    key: ['user_id'],
    needs: [],
    due: null,
    server: null,
    person: 'own',
    columns: { user_id: 'user', logged_out_at: 'none' },
  },
  share_link: {
    key: ['user_id', 'of_id'],
    needs: [],
    due: null,
    server: { by: ['guild_id'] },
    person: 'own',
    columns: { ...none('key', 'guild_id', 'ended_at'), of_id: 'users', user_id: 'user' },
  },
} as const satisfies TablesOf<PeopleTables>;
